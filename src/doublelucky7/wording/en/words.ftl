### The words of the table: cards, modes, options, trump, score pad.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
card-red = red { $number }
card-yellow = yellow { $number }
card-green = green { $number }
card-blue = blue { $number }
joker = Joker

# $others are several names with commas between them, or one.
and = { $others } and { $last }

mode-classic = Classic mode
    .explained = No wheel: bid, play, count.
mode-tactical-escape = Tactical Escape Mode
    .explained = Once in seven rounds you put your pawn on an option of your choice.
mode-lucky-dice = Lucky Dice Mode
    .explained = Once in seven rounds the die picks the option for your pawn.
rounds-played = { $rounds } rounds
joker-trump-dealer-leads = Joker turned up: what the dealer leads is trump
joker-trump-dealer-chooses = Joker turned up: the dealer names trump
open-memory = played cards stay open
edition-first = as in the first edition
edition-second = as in the second edition

option-change-bid = Change Bid
    .explained = One bid goes up or down by 1, your own if you like.
option-player-swap = Player Swap
    .explained = Two players exchange their hands; you may be one of them.
option-change-dealer = Change Dealer
    .explained = The dealer token moves, and its new owner leads every trick.
option-double-points = Double Points
    .explained = Your points of this round count double.
option-change-trump = Change Trump
    .explained = Another colour becomes trump.
option-extra-card = Extra Card
    .explained = A card from the pile lies open before you; play it whenever it suits you.
option-no-trump = No Trump
    .explained = This round has no trump colour.
unlucky = Unlucky (X)
    .explained = Nothing happens, and your pawn stays with you for another try.

trump-turned-up = trump is { $colour }
trump-named = trump is { $colour }, named by the dealer
trump-as-led = trump is whatever the dealer leads
trump-changed = trump is now { $colour }
trump-none = no trump

score-pad = Score pad
    .round = Round
    .cards = Cards
    .penalty = Penalty
    .total = Total
    .explained = tricks/bid and points · ×2 counted double
