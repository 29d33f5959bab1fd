### What the first game says, once each, beside the thing.

lesson-draw = Everybody draws a card. The highest deals first.
lesson-trump = This card is turned up: its colour beats the other three all round long.
lesson-bid = How many tricks will you take? Exactly that many brings points, no more and no fewer.
lesson-forbidden = You bid last: the bids may not add up to the tricks. One of us will miss.
lesson-follow = You hold the colour that was led, so you follow it. The Joker is always allowed.
lesson-trumped = Trumped: even a small trump beats the highest card of another colour.
lesson-leads-again = The dealer leads again: every trick of the round, whoever took the last one.
lesson-made = Exactly right: 10 points and 2 for each trick.
lesson-missed = Not this time: no points for one too many or too few. A new round, a new chance.
lesson-double = Round 7 counts double. This is the one.
settings-lessons = Explain things the first time they happen
now-with-wheel = Now with the Lucky Wheel?
