### What happened, one line each. `.you` speaks to the one who did it, `.own` is about oneself, `.own-you` both.

# $draws is a list of drawn-by-one.
event-drew-for-dealer = Drawing for the deal: { $draws }
drawn-by-one = { $name } { $card }
event-dealer-found = { $name } deals first
    .you = You deal first
event-pawns-returned = All pawns come back and the wheel is free again
event-round-started = { $tricks ->
    [one] Round { $round }: { $tricks } card each, { $name } deals
   *[other] Round { $round }: { $tricks } cards each, { $name } deals
}
event-deck-set = The cards are shuffled
event-hand-dealt = { $name } picks up { $cards }
    .you = You pick up { $cards }
event-trump-turned = The { $card } is turned up: trump is { $colour }
    .joker = The Joker is turned up
event-trump-named = { $name } names { $colour } as trump
    .you = You name { $colour } as trump
event-bid-placed = { $name } bids { $bid }
    .you = You bid { $bid }
event-pawn-kept = { $name } keeps the pawn
    .you = You keep your pawn
event-die-rolled = { $name } rolls the Lucky Dice
    .you = You roll the Lucky Dice
event-die-showed = The die shows { $option }
    .unlucky = The die shows { $option }: nothing happens, the pawn stays in hand
event-pawn-placed = { $name } puts the pawn on { $option }
    .you = You put your pawn on { $option }
event-bid-changed = { $name } changes the bid of { $target } to { $bid }
    .you = You change the bid of { $target } to { $bid }
    .own = { $name } changes to a bid of { $bid }
    .own-you = You change your bid to { $bid }
event-hands-swapped = { $name } swaps the hands of { $first } and { $second }
    .you = You swap the hands of { $first } and { $second }
    .own = { $name } swaps hands with { $target }
    .own-you = You swap hands with { $target }
event-hand-received = { $name } receives { $cards }
    .you = You receive { $cards }
event-dealer-changed = { $name } gives the dealer token to { $target }
    .you = You give the dealer token to { $target }
    .own = { $name } takes the dealer token
    .own-you = You take the dealer token
event-points-doubled = { $name } plays for Double Points
    .you = You play for Double Points
event-trump-changed = { $name } changes trump to { $colour }
    .you = You change trump to { $colour }
event-extra-card-drawn = { $name } draws an Extra Card: { $card }
    .you = You draw an Extra Card: { $card }
event-trump-removed = { $name } calls No Trump
    .you = You call No Trump
event-card-played = { $name } plays the { $card }
    .you = You play the { $card }
event-trick-won = { $name } takes the trick with the { $card }
    .you = You take the trick with the { $card }
# $points is a list of points-of-one.
event-round-scored = Points of round { $round }: { $points }
points-of-one = { $name } { $points }
event-game-ended = { $count ->
    [one] { $names } wins with { $total }
   *[other] { $names } share the win with { $total } each
}
    .you = You win with { $total }
