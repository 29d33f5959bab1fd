### Un uso de la Lucky Wheel en una frase: en la nota en el centro de la mesa, en el registro y para el oído.
### `.you`: lo hizo quien lee. `.your`: le toca a quien lee. `.own`: alguien se lo hace a sí.

slip-change-bid = { $name } cambia una apuesta: { $target } { $from } → { $to }.
    .you = Cambias una apuesta: { $target } { $from } → { $to }.
    .your = { $name } cambia tu apuesta: { $from } → { $to }.
    .own = { $name } pasa de { $from } a { $to }.
    .own-you = Pasas de { $from } a { $to }.
slip-everybody-could = Ahora todo el mundo podría acertar.
slip-player-swap = { $name } intercambia dos manos: { $first } ⇄ { $second }. Las apuestas no cambian.
    .you = Intercambias dos manos: { $first } ⇄ { $second }. Las apuestas no cambian.
    .your = { $name } te cambia con { $target }: cartas nuevas, misma apuesta.
    .own = { $name } intercambia su mano con { $target }. Las apuestas no cambian.
    .own-you = Intercambias tu mano con { $target }. Las apuestas no cambian.
    .own-your = { $name } intercambia su mano contigo: cartas nuevas, misma apuesta.
slip-change-dealer = { $name } mueve la ficha de repartidor: { $target } sale en cada baza.
    .you = Mueves la ficha de repartidor: { $target } sale en cada baza.
    .your = { $name } te da la ficha de repartidor: sales en cada baza.
    .own = { $name } toma la ficha de repartidor y sale en cada baza.
    .own-you = Tomas la ficha de repartidor y sales en cada baza.
slip-lead-is-trump = El color con que se sale es triunfo.
slip-double-points = { $name } juega por puntos dobles.
    .you = Juegas por puntos dobles.
slip-change-trump = { $name } cambia el triunfo: { $from } → { $to }.
    .you = Cambias el triunfo: { $from } → { $to }.
    .new = { $name } elige el triunfo: { $to }.
    .new-you = Eliges el triunfo: { $to }.
slip-trumps-now = { $count ->
    [0] Ahora no tienes triunfos.
    [one] Ahora tienes 1 triunfo.
   *[other] Ahora tienes { $count } triunfos.
}
slip-extra-card = { $name } roba una Extra Card: { $card }.
    .you = Tu Extra Card: { $card }. Juégala en cualquier turno, sea cual sea el color, o nunca.
slip-no-trump = { $name } anuncia No Trump: gana la más alta del color de salida.
    .you = Anuncias No Trump: gana la más alta del color de salida.
    .same = { $name } anuncia No Trump. No había: nada cambia.
    .same-you = Anuncias No Trump. No había: nada cambia.
slip-trumps-plain = { $count ->
    [one] Tu 1 triunfo es ahora una carta normal.
   *[other] Tus { $count } triunfos son ahora cartas normales.
}
slip-unlucky = { $name } saca una X: no pasa nada. El peón se queda, y nadie más tira en esta ronda.
    .you = Sacas una X: no pasa nada. El peón se queda, y nadie más tira en esta ronda.
slip-double-lucky = { $name } saca { $option }, ya ocupada: ¡Double Lucky!
    .you = Sacas { $option }, ya ocupada: ¡Double Lucky!
    .not-now = { $name } saca { $option }, no en la ronda 7: ¡Double Lucky!
    .not-now-you = Sacas { $option }, no en la ronda 7: ¡Double Lucky!
slip-only-one = Solo { $option } está libre.
slip-rolled = { $name } saca { $option }.
    .you = Sacas { $option }. Hay que usarla.
slip-choosing = { $name } elige…
slip-nobody = Nadie usa la rueda.
tag-change-bid = { $from } → { $to }, { $name }
tag-player-swap = ⇄ { $target }, { $name }
tag-change-dealer = D → { $target }, { $name }
tag-change-trump = triunfo { $to }, { $name }
tag-no-trump = sin triunfo, { $name }
order-you-play = juegas en { $place }.º lugar
trump-band = sin triunfo
trump-brief-as-led = Triunfo: el de salida
