### La Lucky Wheel en el navegador.

wheel-title = Lucky Wheel
wheel-left = { $pawns ->
    [one] { $pawns } peón
   *[other] { $pawns } peones
} · { $rounds ->
    [one] queda { $rounds } ronda
   *[other] quedan { $rounds } rondas
}
wheel-option-free = { $option }, libre
wheel-option-taken = { $option }, bloqueada por { $name }
wheel-option-not-now = { $option }, no en esta ronda
wheel-choose-or-keep = Toca una opción para ver qué hace, o guarda tu peón para después.
wheel-roll-or-keep = Tira el dado y acepta lo que salga, o guarda tu peón para después.
wheel-rolled = ¡Te salió { $option }!
wheel-double-lucky = { $option } está bloqueada: ¡Double Lucky! ¡Elige!
wheel-penalty-near = { $rounds ->
    [one] Última oportunidad: un peón sin usar cuesta 10 puntos.
   *[other] Solo quedan { $rounds } rondas: un peón sin usar cuesta 10 puntos.
}
wheel-pick-first = Elige primero
wheel-back = Volver a la rueda
wheel-keep = Guardar mi peón
wheel-roll = Tirar el dado
wheel-you = { $name } (tú)
wheel-bids = apuesta { $bid }
wheel-bid-step = { $name }: { $change }
wheel-do-change-bid = { $name }: apuesta { $change }
wheel-do-player-swap = Cambiar { $first } ⇄ { $second }
wheel-do-change-dealer = Ficha de repartidor para { $name }
wheel-do-double-points = Doblar mis puntos
wheel-do-change-trump = Triunfo: { $colour }
wheel-do-extra-card = Robar una Extra Card
wheel-do-no-trump = Jugar sin triunfo
wheel-asked = La rueda la tiene { $name }
wheel-advance = Cuando la rueda llegue a mí
wheel-advance-ask-me = pregúntame
wheel-advance-pass-this-round = pasar esta ronda
wheel-advance-pass-until-i-say = pasar hasta que avise
wheel-preview-points = { $bid ->
    [one] Con 1 baza: { $points } puntos.
   *[other] Con { $bid } bazas: { $points } puntos.
}
wheel-choose-one = Elige una. Hay que usarla.
