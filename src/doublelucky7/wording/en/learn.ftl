### Learn in five minutes: eight lessons at a table with Paula and Otto, and the film of them. `You` are the learner.

learn-lesson-trick = A trick
learn-lesson-trump = Trump and Joker
learn-lesson-bid = The bid
learn-lesson-last-bidder = The last bidder
learn-lesson-dealer = The dealer leads
learn-lesson-exactly = Exactly, and round 7
learn-lesson-pawn = The pawn
learn-lesson-die = The die

learn-intro = Six short lessons show the whole game, two more the Lucky Wheel. You play, the table answers.
learn-heading-game = The game
learn-heading-wheel = The Lucky Wheel
learn-number = Lesson { $number } of { $count }
learn-start = Begin
learn-go-on = Go on
learn-next = Next lesson
learn-again = Once more
learn-other = Try the other?
learn-play = Play a game
learn-all = All lessons
learn-you = You
learn-points = { $points } points
learn-missing = The lessons are not part of this installation. The rules tell everything too.
learn-on-phone = The same on a phone

learn-film = Watch the film
learn-film-length = { $minutes } minutes, plays by itself
learn-film-with-wheel = With the Lucky Wheel
learn-film-pause = Pause
learn-film-resume = Play
learn-film-skip = Next lesson
learn-film-back = Lesson before
learn-film-over = That is the whole game. Your turn!

learn-made = { $bid } bid, { $taken } taken: { $points } points.
learn-missed = { $bid } bid, { $taken } taken: no points.

learn-trick-follow = Otto leads red. You hold a red card, so you play it. Tap it once to lift it, once more to play it.
learn-trick-yours = Your 11 is the highest red: the trick is yours.
learn-trick-another-colour = Now Otto leads green. You have none, so you may play another colour.
learn-trick-led-wins = Nobody else has green: the 2 wins. A colour that was not led cannot win, unless it is trump.

learn-trump-anything = Green was turned up, so green is trump. You have no red: you may play anything.
learn-trump-beats = Even the trump 1 beats a 14 of another colour.
learn-trump-no-trump = Your 2 is neither red nor trump: Otto’s 14 wins.
learn-trump-joker = The Joker is always allowed, and beats everything.
learn-trump-or-joker = Otto leads yellow. You could follow, or play the Joker.
learn-trump-none-again = Otto leads yellow and you have none: trump or Joker?
learn-trump-must-follow = Otto leads yellow: you have one, so you follow.

learn-bid-which = Which of your cards will surely win? Bid exactly as many tricks as you will take.
learn-bid-lead = You deal, so you lead. Any card, in any order.
learn-bid-lead-again = You lead again.
learn-bid-made = Two bid, two taken: 10 points, and 2 for each trick: 14.
learn-bid-missed = You took two and bid another number: no points. Once more?

learn-last-bidder-forbidden = You bid last. The bids may not add up to 3, the number of tricks. Try the 1.
learn-last-bidder-made = 4 bid for 3 tricks: somebody must miss, and this time it is Otto.
learn-last-bidder-missed = You took two: no points. Try 2?
learn-last-bidder-free = The same hand after bids of 2 and 2. Already more bids than tricks: now nothing is forbidden.

learn-dealer-take = Otto deals and leads red. Take the trick with your 13.
learn-dealer-who-leads = You won this trick. Who leads the next one? Tap a seat.
learn-dealer-leads = Otto again: the dealer leads every trick of the round, whoever wins.
learn-dealer-who-deals = The round is over. Who deals the next one? Tap a seat.
learn-dealer-deals = Next round the dealer token moves one seat to the left, to you.

learn-exactly-take = You bid 1. Otto leads red: your 12 takes the trick.
learn-exactly-lose = You have your one trick. One more and the round brings nothing: lose this one.
learn-exactly-missed = Two taken, one bid: no points.
learn-exactly-round-seven = One bid, one taken: 12 points. What would the same bring in round 7?
learn-exactly-double = In round 7 it would be 24. Round 8, with seven cards too, counts once.

learn-pawn-use = Your hand is worth one trick, but you had to say 2. Use your pawn? Try Change Bid.
learn-pawn-may-equal = Now 3 are bid for 3 tricks: the wheel may do that.
learn-pawn-play-on = Play on, with any card.
learn-pawn-blocked = Change Bid is blocked for everybody until round 7 is over. A pawn never used costs 10 points.
learn-pawn-kept = The pawn stays with you. Never used in seven rounds, it costs 10 points.

learn-die-roll = Roll, or keep your pawn. What you roll you must use.
learn-die-unlucky = An X. Nothing happens: the pawn stays, and nobody else rolls this round.
learn-die-again = The same situation once more: roll again.
learn-die-must = No Trump is free: it must be used.
learn-die-used = There is no trump now, and No Trump is blocked from now on.
learn-die-last = And a third time: roll.
learn-die-double-lucky = Change Dealer is taken: Otto’s pawn stands there. Double Lucky: choose a free one.
learn-die-chosen = Your pawn stands there now. That option is blocked for everybody.
learn-die-kept = The pawn stays with you, for a later round.
