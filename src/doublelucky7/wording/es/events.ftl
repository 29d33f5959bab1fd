### Lo que pasó, una línea cada vez. `.you` habla a quien lo hizo, `.own` trata de uno mismo, `.own-you` ambas cosas.

event-drew-for-dealer = Se sortea quién reparte: { $draws }
drawn-by-one = { $name } { $card }
event-dealer-found = { $name } reparte primero
    .you = Repartes primero
event-pawns-returned = Vuelven todos los peones y la rueda queda libre otra vez
event-round-started = { $tricks ->
    [one] Ronda { $round }: { $tricks } carta por mano, reparte { $name }
   *[other] Ronda { $round }: { $tricks } cartas por mano, reparte { $name }
}
event-deck-set = Las cartas están barajadas
event-hand-dealt = { $name } recibe en mano { $cards }
    .you = Recibes en mano { $cards }
event-trump-turned = Se descubre el { $card }: el triunfo es { $colour }
    .joker = Se descubre el Joker
event-trump-named = { $name } elige el { $colour } como triunfo
    .you = Eliges el { $colour } como triunfo
event-bid-placed = { $name } apuesta { $bid }
    .you = Apuestas { $bid }
event-pawn-kept = { $name } conserva el peón
    .you = Conservas tu peón
event-die-rolled = { $name } tira el Lucky Dice
    .you = Tiras el Lucky Dice
event-die-showed = El dado muestra { $option }
    .unlucky = El dado muestra { $option }: no pasa nada, el peón sigue en la mano
event-pawn-placed = { $name } pone el peón en { $option }
    .you = Pones tu peón en { $option }
event-bid-changed = { $name } cambia la apuesta de { $target } a { $bid }
    .you = Cambias la apuesta de { $target } a { $bid }
    .own = { $name } cambia su apuesta a { $bid }
    .own-you = Cambias tu apuesta a { $bid }
event-hands-swapped = { $name } intercambia las manos de { $first } y { $second }
    .you = Intercambias las manos de { $first } y { $second }
    .own = { $name } intercambia su mano con { $target }
    .own-you = Intercambias tu mano con { $target }
event-hand-received = { $name } recibe { $cards }
    .you = Recibes { $cards }
event-dealer-changed = { $name } da la ficha de repartidor a { $target }
    .you = Das la ficha de repartidor a { $target }
    .own = { $name } toma la ficha de repartidor
    .own-you = Tomas la ficha de repartidor
event-points-doubled = { $name } juega por puntos dobles
    .you = Juegas por puntos dobles
event-trump-changed = { $name } cambia el triunfo: ahora { $colour }
    .you = Cambias el triunfo: ahora { $colour }
event-extra-card-drawn = { $name } roba una Extra Card: { $card }
    .you = Robas una Extra Card: { $card }
event-trump-removed = { $name } quita el triunfo
    .you = Quitas el triunfo
event-card-played = { $name } juega el { $card }
    .you = Juegas el { $card }
event-trick-won = { $name } gana la baza con el { $card }
    .you = Ganas la baza con el { $card }
event-round-scored = Puntos de la ronda { $round }: { $points }
points-of-one = { $name } { $points }
event-game-ended = { $count ->
    [one] { $names } gana con { $total }
   *[other] { $names } comparten la victoria con { $total }
}
    .you = Ganas con { $total }
