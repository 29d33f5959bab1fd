### The score pad for the box.

pad-idea = The pad that never runs out: scores, wheel and judge.
pad-go-on = Go on
pad-crews = Who plays tonight?
pad-new = A new crew
pad-evenings = Finished games
pad-statistics = Evenings and figures
pad-won-by = { $names } won
pad-paper = Paper to print
pad-judge = Judge
pad-share = Share
pad-ok = OK
pad-yes = yes
pad-no = no
pad-back = Back
pad-to-start = To the pads
pad-take-over = A pad from another phone
pad-carried = Link or code of the pad
pad-carried-broken = This link holds no pad, or a piece of it got lost on the way. Your own pads are untouched.
pad-storage-full = This device has no room left: the pad lives in this window only. Share it now, or free some space.
pad-storage-refused = This browser keeps nothing: the pad lives in this window only. Share it before you close it.
pad-file = The pad as one file
pad-file-explained = Works without any server: from a memory stick, a messenger or any web space.
pad-file-get = Save the file
pad-file-phones = Android opens it with Chrome or Firefox. iPhones only preview an attached file and do not run it: there, use this page or put the file on a web space.

pad-new-title = A new pad
pad-who-plays = Who plays, clockwise
pad-name = Name
pad-add-name = Another name
pad-add = Add this name
pad-name-too-long = A name is too long.
pad-too-few = Two names, and it can begin.
pad-too-many = Seven can play; somebody sits out.
pad-move = Move { $name }: drag, or arrow keys
pad-moved = { $name } is now number { $place }
pad-token-of = Token of { $name }: tap for another colour
pad-plays = { $name } plays
pad-which-box = Which box?
pad-box-first = First edition
pad-box-second = Second edition
pad-how-long = How long?
pad-joker-turned = A Joker turned up as trump
pad-joker-leads-short = dealer’s lead is trump
pad-joker-chooses-short = dealer names trump
pad-more-choices = House rules, forfeits, colours
pad-house = House rules
pad-house-exact = Exact bid
pad-house-each = Each trick
pad-house-no-forbidden = No forbidden bid
pad-house-printed = As printed
pad-house-marked = { $forbidden ->
    [yes] House rules: { $exact } points for an exact bid, { $each } for each trick.
   *[other] House rules: { $exact } points for an exact bid, { $each } for each trick, no forbidden bid.
}
pad-forfeits-list = Forfeits for those who miss, one on each line
pad-forfeits-example = Sing a line
pad-card-colours = Colours of your cards
pad-card-colour = Card colour { $place }
pad-token-colours = Colours of your tokens
pad-token-colour = Token colour { $place }
pad-colour-red = red
pad-colour-yellow = yellow
pad-colour-green = green
pad-colour-blue = blue
pad-colour-purple = purple
pad-colour-turquoise = turquoise
pad-colour-orange = orange
pad-colour-pink = pink
pad-colour-brown = brown
pad-colour-grey = grey
pad-colour-black = black
pad-colour-white = white
pad-glance = On the table
pad-glance-cards = All 57 cards, shuffled; the dealer deals clockwise from the left.
pad-glance-tokens = Round tokens 1 to 7 and the dealer token D, for { $rounds } rounds.
pad-glance-bids = Everybody’s bid tokens 0 to 7, one colour each.
pad-glance-wheel = The wheel, and a pawn for each.
pad-glance-die = The wheel, a pawn for each, and the die.
pad-who-deals = Who deals first?
pad-draw = Draw for it
pad-draw-explained = Everybody draws a card: the highest deals. Tap what was drawn.
pad-draw-card = { $name } drew…
pad-draw-again = Equal! Those with the highest draw again.

pad-step-bids = Bids
pad-step-wheel = Wheel
pad-step-tricks = Tricks
pad-step-points = Points
pad-steps = Steps of the round
pad-undo = Undo
pad-redo = Redo
pad-problems = What cannot be
pad-back-to-game = Back to the game
pad-open-round = Round { $round }: look or correct
pad-left = left
pad-deal = { $cards ->
    [one] { $name } deals { $cards } card each, then turns one up.
   *[other] { $name } deals { $cards } each, then turns one up.
}
pad-turned-up = Turned up
pad-joker-leads = No fixed trump: in each trick the colour { $name } leads is trump.
pad-joker-chooses = { $name } looks at their hand and names trump before anybody bids.
pad-bid-of = { $name }, bid
pad-how-many = { $name }: how many tricks?
pad-forbidden = { $tricks ->
    [one] Not { $bid } for { $who }: the bids may not add up to { $tricks } trick, and { $name } bids last.
   *[other] Not { $bid } for { $who }: the bids may not add up to { $tricks } tricks, and { $name } bids last.
}
pad-who-takes = Trick { $trick } of { $tricks }: who takes it?
pad-takes-trick = { $name } takes it, { $won } of { $bid }
pad-trick-told = Trick { $trick }: { $name }
pad-trick-open = Trick { $trick }
pad-tricks-fallen = Tricks so far; tap one to correct it
pad-tricks-done = All tricks are written down.
pad-tricks-of = { $name }: { $tricks }
pad-by-numbers = Enter numbers instead
pad-by-tricks = Tap trick by trick instead
pad-numbers = How many tricks did each take?
pad-one-less = { $name }: one less
pad-one-more = { $name }: one more
pad-missing = { $count ->
    [one] { $count } trick is missing.
   *[other] { $count } tricks are missing.
}
pad-over = { $count ->
    [one] { $count } trick too many.
   *[other] { $count } tricks too many.
}
pad-leads-all = { $name } leads every trick.
pad-wheel-who = Who uses the wheel? Asked in this order.
pad-uses-wheel = yes
pad-wheel-nobody = Nobody is asked: no pawn or no option is left.
pad-wheel-unused = Wheel unused
pad-wheel-unused-told = Nobody used the wheel.
pad-wheel-tap = Tap the option.
pad-die-shows = What does the die show?
pad-write-down = Write it down
pad-use-unlucky = { $name } rolled the X: nothing happens, the pawn stays in hand.
pad-use-change-bid = Change Bid by { $name }: { $target } now bids { $bid }.
pad-use-player-swap = Player Swap by { $name }: { $first } and { $second } exchange all their cards now.
pad-use-change-dealer = Change Dealer by { $name }: { $target } takes the token and leads every trick.
pad-use-double-points = Double Points: those of { $name } count double.
pad-use-change-trump = Change Trump by { $name }: trump is { $colour }; turn the open card face down.
pad-use-extra-card = Extra Card: { $name } lays the top card of the pile face up. One card is left over at the end.
pad-use-no-trump = No Trump by { $name }.
pad-final-count = The final count
pad-forfeits = Forfeits
pad-pawns-home = All pawns come home, the wheel is free again.
pad-again = Play again
pad-seating = Somebody leaves or joins
pad-seating-from = Holds from round { $round } on. Whoever joins begins with 0 points.
pad-changes = Log of changes
pad-log-setup = Players: { $names }
pad-log-first-dealer = First dealer: { $name }
pad-log-seated = From round { $round } on: { $names }
pad-log-trump = Round { $round }, turned up: { $colour }
pad-log-bid = Round { $round }, bid of { $name }: { $bid }
pad-log-wheel = Round { $round }, wheel: { $name }, { $option }
pad-log-wheel-unused = Round { $round }, wheel unused
pad-log-winner = Round { $round }, trick { $trick }: { $name }
pad-log-taken = Round { $round }, tricks of { $name }: { $tricks }
pad-log-undone = Taken back: { $what }
pad-log-redone = Brought back: { $what }

pad-problem-bids-add-up = Round { $round }: the bids add up to { $tricks }. { $name } bid last and could not say { $bid }.
pad-problem-bid-out-of-range = Round { $round }: { $name } cannot bid { $bid } with { $tricks } to win.
pad-problem-tricks-do-not-add-up = Round { $round }: { $sum } tricks were entered, there were { $tricks }.
pad-problem-winner-not-seated = Round { $round }: { $name } took a trick without playing in it.
pad-problem-no-wheel = Round { $round }: there is no wheel in this mode.
pad-problem-not-seated = Round { $round }: the wheel names somebody who did not play.
pad-problem-pawn-already-placed = Round { $round }: { $name } had placed the pawn before.
pad-problem-option-is-blocked = Round { $round }: { $option } was blocked already.
pad-problem-round-seven-is-double-already = Round 7 counts double already: no { $option }.
pad-problem-no-die-in-this-mode = Round { $round }: no die in this mode.
pad-problem-roll-first = Round { $round }: { $name } has to roll first.
pad-problem-rolled-another-option = Round { $round }: the die does not allow { $option }.
pad-problem-target-missing = Round { $round }: the wheel’s choice is not complete.
pad-problem-changed-bid-out-of-range = Round { $round }: the changed bid is not between 0 and { $tricks }.
pad-problem-swap-needs-two-players = Round { $round }: a swap needs two players.
pad-problem-is-dealer-already = Round { $round }: that player had the dealer token already.
pad-problem-is-trump-already = Round { $round }: that colour was trump already.

pad-picture = Save a picture
pad-csv = Save a table (CSV)
pad-figure-games = games
pad-figure-wins = wins
pad-figure-best = best
pad-figure-exact = exact
pad-family-club = Family club (140 and more)
pad-carry = To another phone
pad-carry-qr = QR code that carries the pad
pad-carry-explained = The code holds the whole pad; nothing is sent anywhere.
pad-carry-file = Paste this code under “A pad from another phone” there; nothing is sent anywhere.
