### The living room: the table on a television, and the table before the game.

tv-standings = Clasificación
tv-scan = Escanea con tu móvil
tv-code = o abre la dirección y escribe
tv-who = ¿Quién juega?
tv-free-seat = asiento libre
tv-paused = Pausa
tv-forfeit = Prenda
story-hits = Más apuestas acertadas: { $names }, { $hits } de { $rounds }
story-best-round = Mejor ronda: { $names }, { $points } en la ronda { $round }
story-boldest = Apuesta más audaz: { $names } dijo { $bid } y ganó { $bid }
story-wheel = { $count ->
    [one] La ruleta se usó una vez.
   *[other] La ruleta se usó { $count } veces.
}
rematch-asked = { $names } quiere jugar otra vez
glance-with-wheel = { $players } jugadores · { $cards } de 57 cartas en la ronda mayor · { $pawns } peones
glance = { $players } jugadores · { $cards } de 57 cartas en la ronda mayor
fill-with-bots = Completar con bots
