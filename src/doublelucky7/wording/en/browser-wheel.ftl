### The Lucky Wheel in the browser.

wheel-title = Lucky Wheel
wheel-left = { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} · { $rounds ->
    [one] { $rounds } round left
   *[other] { $rounds } rounds left
}
wheel-option-free = { $option }, free
wheel-option-taken = { $option }, blocked by { $name }
wheel-option-not-now = { $option }, not in this round
wheel-choose-or-keep = Tap an option to see what it does, or keep your pawn for later.
wheel-roll-or-keep = Roll and take what comes, or keep your pawn for later.
wheel-rolled = You rolled { $option }!
wheel-double-lucky = { $option } is blocked: Double Lucky! Choose!
wheel-penalty-near = { $rounds ->
    [one] Last chance: an unused pawn costs 10 points.
   *[other] Only { $rounds } rounds left: an unused pawn costs 10 points.
}
wheel-pick-first = Choose first
wheel-back = Back to the wheel
wheel-keep = Keep my pawn
wheel-roll = Roll the die
wheel-you = { $name } (you)
wheel-bids = bids { $bid }
wheel-bid-step = { $name }: { $change }
wheel-do-change-bid = { $name }: bid { $change }
wheel-do-player-swap = Swap { $first } ⇄ { $second }
wheel-do-change-dealer = { $name } becomes dealer
wheel-do-double-points = Double my points
wheel-do-change-trump = Make { $colour } trump
wheel-do-extra-card = Draw an Extra Card
wheel-do-no-trump = Play without trump
wheel-asked = The wheel is with { $name }
wheel-advance = When the wheel comes to me
wheel-advance-ask-me = ask me
wheel-advance-pass-this-round = pass this round
wheel-advance-pass-until-i-say = pass until I say
wheel-preview-points = Take { $bid }: { $points } points.
wheel-choose-one = Choose one. It must be used.
