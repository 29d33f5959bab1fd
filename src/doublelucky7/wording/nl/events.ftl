### Wat er gebeurde, telkens één regel. `.you` spreekt aan wie het deed, `.own` gaat over zichzelf, `.own-you` beide.

event-drew-for-dealer = Trekken om het delen: { $draws }
drawn-by-one = { $name } { $card }
event-dealer-found = { $name } deelt als eerste
    .you = Jij deelt als eerste
event-pawns-returned = Alle pionnen komen terug en het wiel is weer vrij
event-round-started = { $tricks ->
    [one] Ronde { $round }: ieder { $tricks } kaart, { $name } deelt
   *[other] Ronde { $round }: ieder { $tricks } kaarten, { $name } deelt
}
event-deck-set = De kaarten zijn geschud
event-hand-dealt = { $name } krijgt in handen: { $cards }
    .you = Je krijgt in handen: { $cards }
event-trump-turned = De { $card } wordt omgedraaid: troef is { $colour }
    .joker = De Joker wordt omgedraaid
event-trump-named = { $name } noemt { $colour } als troef
    .you = Je noemt { $colour } als troef
event-bid-placed = { $name } voorspelt { $bid }
    .you = Je voorspelt { $bid }
event-pawn-kept = { $name } houdt de pion
    .you = Je houdt je pion
event-die-rolled = { $name } gooit de Lucky Dice
    .you = Je gooit de Lucky Dice
event-die-showed = De dobbelsteen toont { $option }
    .unlucky = De dobbelsteen toont { $option }: er gebeurt niets, de pion blijft in de hand
event-pawn-placed = { $name } zet de pion op { $option }
    .you = Je zet je pion op { $option }
event-bid-changed = { $name } verandert de voorspelling van { $target } in { $bid }
    .you = Je verandert de voorspelling van { $target } in { $bid }
    .own = { $name } verandert de eigen voorspelling in { $bid }
    .own-you = Je verandert je voorspelling in { $bid }
event-hands-swapped = { $name } laat { $first } en { $second } hun kaarten ruilen
    .you = Je laat { $first } en { $second } hun kaarten ruilen
    .own = { $name } ruilt van kaarten met { $target }
    .own-you = Je ruilt van kaarten met { $target }
event-hand-received = { $name } krijgt { $cards }
    .you = Je krijgt { $cards }
event-dealer-changed = { $name } geeft de dealerfiche aan { $target }
    .you = Je geeft de dealerfiche aan { $target }
    .own = { $name } neemt de dealerfiche
    .own-you = Je neemt de dealerfiche
event-points-doubled = { $name } speelt om dubbele punten
    .you = Je speelt om dubbele punten
event-trump-changed = { $name } verandert troef in { $colour }
    .you = Je verandert troef in { $colour }
event-extra-card-drawn = { $name } trekt een Extra Card: { $card }
    .you = Je trekt een Extra Card: { $card }
event-trump-removed = { $name } schaft troef af
    .you = Je schaft troef af
event-card-played = { $name } speelt de { $card }
    .you = Je speelt de { $card }
event-trick-won = { $name } haalt de slag met de { $card }
    .you = Je haalt de slag met de { $card }
event-round-scored = Punten van ronde { $round }: { $points }
points-of-one = { $name } { $points }
event-game-ended = { $count ->
    [one] { $names } wint met { $total }
   *[other] { $names } delen de winst met elk { $total }
}
    .you = Je wint met { $total }
