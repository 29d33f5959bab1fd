### The table in the browser.

table-menu = Menu
table-bot-badge = bot
table-away = away
table-extra-card = Extra Card
table-my-extra-card = Your Extra Card, { $card }
table-turned-up = Turned up: { $card }
table-face-down = The turned-up card lies face down
table-bids = { $tricks ->
    [one] { $sum } bid for { $tricks } trick
   *[other] { $sum } bid for { $tricks } tricks
}
meter-bids = { $sum } bid for { $tricks }
meter-over = { $count } too many
meter-under = { $count } too few
tokens-left = { $count ->
    [one] { $count } round token to come
   *[other] { $count } round tokens to come
}
seat-is-bot = bot, { $level }
seat-bot-plays = a bot plays for now
seat-is-dealer = dealer
seat-is-member = in the High Rollers Club
seat-won-of-bid = { $won } of { $bid } won
seat-on-target = on target
seat-missed = cannot make it
seat-doubled = points count double
seat-has-pawn = has the pawn
seat-to-act = to act
hand-label = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-trump-card = { $card }, trump
hand-card-refused = { $card }. { $reason }
hand-card-lifted = { $card }, lifted. Once more plays it.
hand-card-queued = { $card }, chosen for your turn
hand-next = next
trick-label = The trick
trick-card = { $name }: { $card }
bid-title = How many tricks?
bid-so-far = { $tricks ->
    [one] { $sum } bid so far for { $tricks } trick
   *[other] { $sum } bid so far for { $tricks } tricks
}
bid-forbidden = { $tricks ->
    [one] Others said { $sum } of { $tricks }: not { $bid }
   *[other] Others said { $sum } of { $tricks }: not { $bid }
}
bid-refused = { $bid }. { $reason }
bid-choose = Pick a token
bid-do = Bid { $bid }
trump-open = trump is yet to be named
trump-brief = Trump: { $colour }
trump-title = Name trump
trump-explained = The Joker lies open: the colour is yours to choose.
bar-round = Round { $round }
bar-round-of = { $tricks ->
    [one] Round { $round } of { $rounds } · { $tricks } trick
   *[other] Round { $round } of { $rounds } · { $tricks } tricks
}
my-turn-bid = You: how many tricks?
my-turn-trump = You: name trump
my-turn-wheel = You: the wheel is yours
my-turn-lead = You lead: any card
my-turn-follow = You: follow { $colour }
my-turn-anything = You: play any card
my-waiting = { $name } is thinking…
my-missed = Not this time
my-on-target = { $left ->
    [0] Exactly right!
    [one] On target, { $left } trick left
   *[other] On target, { $left } tricks left
}
my-needs = { $left ->
    [one] Needs { $missing } more, { $left } trick left
   *[other] Needs { $missing } more, { $left } tricks left
}
dock-label = More
dock-score = Score
dock-wheel = Wheel
dock-last-trick = Last trick
dock-talk = Talk
sheet-back = Back to the table
last-trick-title = { $name } took the last trick
pad-penalty-short = Pen.
coach-ask = Ask the coach
