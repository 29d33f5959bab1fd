### Por qué algo no se puede hacer ahora, dicho a quien lo ha intentado.

refusal-game-is-over = La partida ha terminado. ¿Otra más?
refusal-no-such-seat = No hay un sitio { $name } en una mesa de { $players }.
refusal-not-your-turn = Todavía no: primero va { $name }.
refusal-waiting-for-cards = Un momento, las cartas están llegando.
refusal-waiting-for-die = Un momento, { $name } ha tirado y el dado sigue rodando.
refusal-not-a-full-deck = El mazo tiene las 57 cartas, cada una una sola vez.
refusal-no-such-face = El dado tiene ocho caras, pero ninguna es { $face }.
refusal-no-draw-now = Ahora no se sortea quién reparte.
refusal-no-deal-now = Ahora no se reparten cartas.
refusal-no-die-now = Nadie ha tirado el dado.
refusal-no-trump-to-name = Ahora no hay triunfo que nombrar.
refusal-no-bid-now = No es el momento de apostar.
refusal-no-wheel-now = La rueda no está en juego ahora.
refusal-no-card-now = Guarda esa carta un poco más.
refusal-bid-out-of-range = { $tricks ->
    [one] Hay { $tricks } baza en juego: { $bid } queda fuera de alcance.
   *[other] Hay { $tricks } bazas en juego: { $bid } queda fuera de alcance.
}
refusal-bid-makes-sum-equal = { $tricks ->
    [one] Con { $bid } las apuestas sumarían exactamente { $tricks } baza, y la última no puede hacerlo.
   *[other] Con { $bid } las apuestas sumarían exactamente { $tricks } bazas, y la última no puede hacerlo.
}
refusal-no-die-in-this-mode = En este modo no hay dado: eliges tú.
refusal-roll-first = Primero tira el dado; quizá salga { $option }.
refusal-roll-is-binding = El dado ha hablado: sale { $face }, y vale.
refusal-rolled-another-option = Ha salido { $option }, así que toca { $option }.
refusal-option-is-blocked = { $option } está bloqueada: allí está ya el peón de { $name }.
refusal-round-seven-is-double-already = La ronda 7 ya cuenta el doble, { $option } tendrá que esperar.
refusal-changed-bid-out-of-range = { $name } no puede pasar a { $bid }: una apuesta cambia en 1 y queda entre 0 y { $tricks }.
refusal-swap-needs-two-players = Para un intercambio hacen falta dos: { $name } y alguien más.
refusal-is-dealer-already = { $name } ya tiene la ficha de repartidor.
refusal-is-trump-already = El triunfo ya es el { $colour }.
refusal-card-not-held = No tienes el { $card } en la mano.
refusal-must-follow-colour = Primero sigue el { $colour }, que aún tienes: el { $card } tendrá que esperar.
