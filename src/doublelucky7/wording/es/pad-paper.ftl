### Páginas para la impresora.

pad-paper-size = Papel
pad-paper-seven = Bloc, 7 rondas
pad-paper-fourteen = Bloc, 14 rondas
pad-paper-pad = Bloc de puntuación para { $rounds } rondas
pad-paper-points = Exacto: 10 puntos y 2 por baza; si no, nada. La ronda 7 cuenta doble. El círculo es para la apuesta.
pad-paper-reference = Rueda y dado
pad-paper-rules = Las reglas en cinco minutos
pad-paper-club = Página del club
pad-paper-date = Fecha
pad-paper-score = Puntos
