### La libreta de puntos para la caja.

pad-idea = El bloc que nunca se acaba: puntos, rueda y juez.
pad-go-on = Continuar
pad-crews = ¿Quién juega hoy?
pad-new = Un grupo nuevo
pad-evenings = Partidas terminadas
pad-statistics = Veladas y cifras
pad-won-by = Victoria de { $names }
pad-paper = Papel para imprimir
pad-judge = Juez
pad-share = Compartir
pad-ok = OK
pad-yes = sí
pad-no = no
pad-back = Atrás
pad-to-start = A los blocs
pad-take-over = Un bloc de otro teléfono
pad-carried = Enlace o código del bloc
pad-carried-broken = Este enlace no lleva ningún bloc, o se perdió un trozo por el camino. Tus blocs siguen intactos.
pad-storage-full = Este dispositivo no tiene más espacio: el bloc vive solo en esta ventana. Compártelo ahora o libera espacio.
pad-storage-refused = Este navegador no guarda nada: el bloc vive solo en esta ventana. Compártelo antes de cerrarla.
pad-file = El bloc en un solo archivo
pad-file-explained = Funciona sin servidor: desde una memoria, un mensajero o cualquier espacio web.
pad-file-get = Guardar el archivo
pad-file-phones = Android lo abre con Chrome o Firefox. Los iPhone solo muestran una vista previa de un archivo adjunto y no lo ejecutan: usa allí esta página o pon el archivo en un espacio web.

pad-new-title = Un bloc nuevo
pad-who-plays = Quién juega, en sentido horario
pad-name = Nombre
pad-add-name = Otro nombre
pad-add = Añadir este nombre
pad-name-too-long = Un nombre es demasiado largo.
pad-too-few = Dos nombres, y puede empezar.
pad-too-many = Pueden jugar siete; alguien descansa.
pad-move = Mover a { $name }: arrastrar, o flechas
pad-moved = { $name } es ahora el número { $place }
pad-token-of = Ficha de { $name }: toca para otro color
pad-plays = { $name } juega
pad-which-box = ¿Qué caja?
pad-box-first = Primera edición
pad-box-second = Segunda edición
pad-how-long = ¿Cuánto dura?
pad-joker-turned = Un Joker descubierto como triunfo
pad-joker-leads-short = la salida es triunfo
pad-joker-chooses-short = el repartidor lo nombra
pad-more-choices = Reglas de casa, prendas, colores
pad-house = Reglas de casa
pad-house-exact = Apuesta exacta
pad-house-each = Cada baza
pad-house-no-forbidden = Sin apuesta prohibida
pad-house-printed = Como impreso
pad-house-marked = { $forbidden ->
    [yes] Reglas de casa: { $exact } puntos por apuesta exacta, { $each } por baza.
   *[other] Reglas de casa: { $exact } puntos por apuesta exacta, { $each } por baza, sin apuesta prohibida.
}
pad-forfeits-list = Prendas para quien falla, una por línea
pad-forfeits-example = Cantar un verso
pad-card-colours = Colores de vuestras cartas
pad-card-colour = Color de carta { $place }
pad-token-colours = Colores de vuestras fichas
pad-token-colour = Color de ficha { $place }
pad-colour-red = rojo
pad-colour-yellow = amarillo
pad-colour-green = verde
pad-colour-blue = azul
pad-colour-purple = morado
pad-colour-turquoise = turquesa
pad-colour-orange = naranja
pad-colour-pink = rosa
pad-colour-brown = marrón
pad-colour-grey = gris
pad-colour-black = negro
pad-colour-white = blanco
pad-glance = Sobre la mesa
pad-glance-cards = Las 57 cartas, barajadas; se reparte en sentido horario desde la izquierda.
pad-glance-tokens = Fichas de ronda 1 a 7 y la ficha de repartidor D, para { $rounds } rondas.
pad-glance-bids = Para cada uno sus fichas de apuesta 0 a 7, de un color.
pad-glance-wheel = La rueda y un peón para cada uno.
pad-glance-die = La rueda, un peón para cada uno y el dado.
pad-who-deals = ¿Quién reparte primero?
pad-draw = Sortear
pad-draw-explained = Cada uno saca una carta: la más alta reparte. Toca lo que salió.
pad-draw-card = { $name } sacó…
pad-draw-again = ¡Empate! Los más altos sacan otra vez.

pad-step-bids = Apuestas
pad-step-wheel = Rueda
pad-step-tricks = Bazas
pad-step-points = Puntos
pad-steps = Pasos de la ronda
pad-undo = Deshacer
pad-redo = Rehacer
pad-problems = Lo que no puede ser
pad-back-to-game = Volver a la partida
pad-open-round = Ronda { $round }: ver o corregir
pad-left = se fue
pad-deal = { $cards ->
    [one] { $name } reparte { $cards } carta a cada uno y descubre una.
   *[other] { $name } reparte { $cards } a cada uno y descubre una.
}
pad-turned-up = Descubierta
pad-joker-leads = Sin triunfo fijo: en cada baza es triunfo el color con que sale { $name }.
pad-joker-chooses = { $name } mira su mano y nombra triunfo antes de que nadie apueste.
pad-bid-of = { $name }, apuesta
pad-how-many = { $name }: ¿cuántas bazas?
pad-forbidden = { $tricks ->
    [one] No { $bid } para { $who }: las apuestas no pueden sumar { $tricks } baza, y { $name } apuesta al final.
   *[other] No { $bid } para { $who }: las apuestas no pueden sumar { $tricks } bazas, y { $name } apuesta al final.
}
pad-who-takes = Baza { $trick } de { $tricks }: ¿quién se la lleva?
pad-takes-trick = { $name } se la lleva, { $won } de { $bid }
pad-trick-told = Baza { $trick }: { $name }
pad-trick-open = Baza { $trick }
pad-tricks-fallen = Bazas hasta ahora; toca para corregir
pad-tricks-done = Todas las bazas están anotadas.
pad-tricks-of = { $name }: { $tricks }
pad-by-numbers = Mejor escribir números
pad-by-tricks = Mejor tocar baza por baza
pad-numbers = ¿Cuántas bazas hizo cada uno?
pad-one-less = { $name }: una menos
pad-one-more = { $name }: una más
pad-missing = { $count ->
    [one] Falta { $count } baza.
   *[other] Faltan { $count } bazas.
}
pad-over = { $count ->
    [one] { $count } baza de más.
   *[other] { $count } bazas de más.
}
pad-leads-all = { $name } sale en cada baza.
pad-wheel-who = ¿Quién usa la rueda? Se pregunta en este orden.
pad-uses-wheel = sí
pad-wheel-nobody = No se pregunta a nadie: no queda peón u opción.
pad-wheel-unused = Rueda sin usar
pad-wheel-unused-told = Nadie usó la rueda.
pad-wheel-tap = Toca la opción.
pad-die-shows = ¿Qué muestra el dado?
pad-write-down = Anotar
pad-use-unlucky = { $name } sacó la X: no pasa nada, el peón se queda en la mano.
pad-use-change-bid = Change Bid de { $name }: { $target } apuesta ahora { $bid }.
pad-use-player-swap = Player Swap de { $name }: { $first } y { $second } cambian todas sus cartas.
pad-use-change-dealer = Change Dealer de { $name }: { $target } toma la ficha y sale en cada baza.
pad-use-double-points = Double Points: los de { $name } cuentan doble.
pad-use-change-trump = Change Trump de { $name }: triunfo es { $colour }; poned boca abajo la carta abierta.
pad-use-extra-card = Extra Card: { $name } pone boca arriba la primera carta del mazo. Al final sobra una carta.
pad-use-no-trump = No Trump de { $name }.
pad-final-count = El recuento final
pad-forfeits = Prendas
pad-pawns-home = Todos los peones vuelven, la rueda queda libre.
pad-again = Otra vez
pad-seating = Alguien se va o llega
pad-seating-from = Vale desde la ronda { $round }. Quien llega empieza con 0 puntos.
pad-changes = Registro de cambios
pad-log-setup = Jugadores: { $names }
pad-log-first-dealer = Primer repartidor: { $name }
pad-log-seated = Desde la ronda { $round }: { $names }
pad-log-trump = Ronda { $round }, descubierta: { $colour }
pad-log-bid = Ronda { $round }, apuesta de { $name }: { $bid }
pad-log-wheel = Ronda { $round }, rueda: { $name }, { $option }
pad-log-wheel-unused = Ronda { $round }, rueda sin usar
pad-log-winner = Ronda { $round }, baza { $trick }: { $name }
pad-log-taken = Ronda { $round }, bazas de { $name }: { $tricks }
pad-log-undone = Deshecho: { $what }
pad-log-redone = Rehecho: { $what }

pad-problem-bids-add-up = Ronda { $round }: las apuestas suman { $tricks }. { $name } apostó al final y no podía decir { $bid }.
pad-problem-bid-out-of-range = Ronda { $round }: { $name } no puede apostar { $bid } con { $tricks } por ganar.
pad-problem-tricks-do-not-add-up = Ronda { $round }: se anotaron { $sum } bazas, hubo { $tricks }.
pad-problem-winner-not-seated = Ronda { $round }: { $name } ganó una baza sin jugar.
pad-problem-no-wheel = Ronda { $round }: no hay rueda en este modo.
pad-problem-not-seated = Ronda { $round }: la rueda nombra a alguien que no jugaba.
pad-problem-pawn-already-placed = Ronda { $round }: { $name } ya había puesto el peón.
pad-problem-option-is-blocked = Ronda { $round }: { $option } ya estaba bloqueada.
pad-problem-round-seven-is-double-already = La ronda 7 ya cuenta doble: no hay { $option }.
pad-problem-no-die-in-this-mode = Ronda { $round }: no hay dado en este modo.
pad-problem-roll-first = Ronda { $round }: { $name } tiene que tirar primero.
pad-problem-rolled-another-option = Ronda { $round }: el dado no permite { $option }.
pad-problem-target-missing = Ronda { $round }: la elección en la rueda no está completa.
pad-problem-changed-bid-out-of-range = Ronda { $round }: la apuesta cambiada no está entre 0 y { $tricks }.
pad-problem-swap-needs-two-players = Ronda { $round }: para cambiar hacen falta dos.
pad-problem-is-dealer-already = Ronda { $round }: la ficha de repartidor ya estaba ahí.
pad-problem-is-trump-already = Ronda { $round }: ese color ya era triunfo.

pad-picture = Guardar imagen
pad-csv = Guardar tabla (CSV)
pad-figure-games = partidas
pad-figure-wins = ganadas
pad-figure-best = mejor
pad-figure-exact = exactas
pad-family-club = Club familiar (140 y más)
pad-carry = A otro teléfono
pad-carry-qr = Código QR que lleva el bloc
pad-carry-explained = El código contiene todo el bloc; no se envía nada a ninguna parte.
pad-carry-file = Pega este código allí en «Un bloc de otro teléfono»; no se envía nada.
