### The living room: the table on a television, and the table before the game.

tv-standings = Clasificación
tv-scan = Escanea con tu móvil
tv-code = o abre
tv-type = y escribe
tv-who = ¿Quién juega?
tv-free-seat = sitio libre
tv-paused = Pausa
tv-forfeit = Prenda
rematch-asked = Con ganas de otra partida: { $names }
glance-with-wheel = { $players } jugadores · { $cards } de 57 cartas en la ronda mayor · { $pawns } peones
glance = { $players } jugadores · { $cards } de 57 cartas en la ronda mayor
fill-with-bots = Completar con bots
tv-film = Cómo se juega: una película
