### Why something cannot be done now, said to the one who tried it. One message for every refusal code.

refusal-game-is-over = The game is over. How about another?
refusal-no-such-seat = There is no seat { $name } at a table for { $players }.
refusal-not-your-turn = Not yet: { $name } goes first.
refusal-waiting-for-cards = One moment, the cards are on their way.
refusal-waiting-for-die = One moment, { $name } has rolled and the die is still spinning.
refusal-not-a-full-deck = A deck has all 57 cards, each of them once.
refusal-no-such-face = The die has eight faces, and none of them is { $face }.
refusal-no-draw-now = Nobody draws for the deal now.
refusal-no-deal-now = No cards are dealt now.
refusal-no-die-now = Nobody has rolled the die.
refusal-no-trump-to-name = There is no trump to name now.
refusal-no-bid-now = This is not the moment to bid.
refusal-no-wheel-now = The wheel is not in play now.
refusal-no-card-now = Hold that card a little longer.
refusal-bid-out-of-range = { $tricks ->
    [one] There is { $tricks } trick to win: { $bid } is out of reach.
   *[other] There are { $tricks } tricks to win: { $bid } is out of reach.
}
refusal-bid-makes-sum-equal = { $tricks ->
    [one] With { $bid } from you the bids would come out at exactly { $tricks } trick, and the last bid may not do that.
   *[other] With { $bid } from you the bids would come out at exactly { $tricks } tricks, and the last bid may not do that.
}
refusal-no-die-in-this-mode = No die in this mode: the choice is all yours.
refusal-roll-first = Roll first; then { $option } may be yours.
refusal-roll-is-binding = The die has spoken: { $face } it is, and it counts.
refusal-rolled-another-option = You rolled { $option }, so { $option } it is.
refusal-option-is-blocked = { $option } is blocked: the pawn on it belongs to { $name }.
refusal-round-seven-is-double-already = Round 7 counts double already, so { $option } has to wait.
refusal-changed-bid-out-of-range = { $name } cannot go to { $bid }: a bid moves by 1 and stays between 0 and { $tricks }.
refusal-swap-needs-two-players = It takes two to swap: { $name } and somebody else.
refusal-is-dealer-already = { $name } has the dealer token already.
refusal-is-trump-already = Trump is { $colour } already.
refusal-card-not-held = The { $card } is not in your hand.
refusal-must-follow-colour = Follow { $colour } first: you still have some, so the { $card } has to wait.
