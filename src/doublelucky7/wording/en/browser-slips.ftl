### A use of the Lucky Wheel in one sentence, on the slip in the middle of the table, in the log and for the ear.
### `.you`: the reader did it. `.your`: it is done to the reader. `.own`: the player did it to themselves.

slip-change-bid = { $name } changes a bid: { $target } { $from } → { $to }.
    .you = You change a bid: { $target } { $from } → { $to }.
    .your = { $name } changes your bid: { $from } → { $to }.
    .own = { $name } goes from { $from } to { $to }.
    .own-you = You go from { $from } to { $to }.
slip-everybody-could = Now everybody could make it.
slip-player-swap = { $name } swaps two hands: { $first } ⇄ { $second }. Bids stay.
    .you = You swap two hands: { $first } ⇄ { $second }. Bids stay.
    .your = { $name } swaps you with { $target }: new cards, same bid.
    .own = { $name } swaps hands with { $target }. Bids stay.
    .own-you = You swap hands with { $target }. Bids stay.
    .own-your = { $name } swaps hands with you: new cards, same bid.
slip-change-dealer = { $name } moves the dealer token: { $target } leads every trick.
    .you = You move the dealer token: { $target } leads every trick.
    .your = { $name } makes you dealer: you lead every trick.
    .own = { $name } takes the dealer token and leads every trick.
    .own-you = You take the dealer token and lead every trick.
slip-lead-is-trump = What the dealer leads is trump.
slip-double-points = { $name } plays for double points.
    .you = You play for double points.
slip-change-trump = { $name } changes trump: { $from } → { $to }.
    .you = You change trump: { $from } → { $to }.
    .new = { $name } makes { $to } trump.
    .new-you = You make { $to } trump.
slip-trumps-now = { $count ->
    [0] You hold no trump now.
    [one] You hold 1 trump now.
   *[other] You hold { $count } trumps now.
}
slip-extra-card = { $name } draws an Extra Card: { $card }.
    .you = Your Extra Card: { $card }. Play it on any turn, whatever is led, or never.
slip-no-trump = { $name } calls No Trump: the highest of the led colour wins.
    .you = You call No Trump: the highest of the led colour wins.
    .same = { $name } calls No Trump. There was none: nothing changes.
    .same-you = You call No Trump. There was none: nothing changes.
slip-trumps-plain = { $count ->
    [one] Your 1 trump is a plain card now.
   *[other] Your { $count } trumps are plain cards now.
}
slip-unlucky = { $name } rolls an X: nothing happens. The pawn stays, and nobody else rolls this round.
    .you = You roll an X: nothing happens. The pawn stays, and nobody else rolls this round.
slip-double-lucky = { $name } rolls { $option }, already taken: Double Lucky!
    .you = You roll { $option }, already taken: Double Lucky!
    .not-now = { $name } rolls { $option }, not in round 7: Double Lucky!
    .not-now-you = You roll { $option }, not in round 7: Double Lucky!
slip-only-one = Only { $option } is free.
slip-rolled = { $name } rolls { $option }.
    .you = You roll { $option }. It must be used.
slip-choosing = { $name } is choosing…
slip-nobody = Nobody uses the wheel.
tag-change-bid = { $from } → { $to }, { $name }
tag-player-swap = ⇄ { $target }, { $name }
tag-change-dealer = D → { $target }, { $name }
tag-change-trump = trump { $to }, { $name }
tag-no-trump = no trump, { $name }
order-you-play = { $place ->
    [1] you play 1st
    [2] you play 2nd
    [3] you play 3rd
   *[other] you play { $place }th
}
trump-band = no trump
trump-brief-as-led = Trump: as led
