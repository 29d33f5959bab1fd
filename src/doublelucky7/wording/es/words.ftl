### Las palabras de la mesa: cartas, modos, opciones, triunfo, bloc de puntuación.

colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
card-red = { $number } rojo
card-yellow = { $number } amarillo
card-green = { $number } verde
card-blue = { $number } azul
joker = Joker

and = { $others } y { $last }

mode-classic = Classic mode
    .explained = Sin rueda: predecir, jugar, contar.
mode-tactical-escape = Tactical Escape Mode
    .explained = Una vez en siete rondas pones tu peón en la opción que quieras.
mode-lucky-dice = Lucky Dice Mode
    .explained = Una vez en siete rondas el dado elige la opción para tu peón.
rounds-played = { $rounds } rondas
joker-trump-dealer-leads = Joker descubierto: es triunfo el color con que sale quien reparte
joker-trump-dealer-chooses = Joker descubierto: quien reparte nombra el triunfo
open-memory = las cartas jugadas quedan a la vista
edition-first = como en la primera edición
edition-second = como en la segunda edición

option-change-bid = Change Bid
    .explained = Una apuesta sube o baja 1, también la tuya.
option-player-swap = Player Swap
    .explained = Dos manos se intercambian; una puede ser la tuya.
option-change-dealer = Change Dealer
    .explained = La ficha de repartidor cambia de sitio, y quien la recibe sale en todas las bazas.
option-double-points = Double Points
    .explained = Tus puntos de esta ronda cuentan el doble.
option-change-trump = Change Trump
    .explained = Otro color pasa a ser triunfo.
option-extra-card = Extra Card
    .explained = Una carta del mazo queda boca arriba ante ti; juégala cuando te convenga.
option-no-trump = No Trump
    .explained = Esta ronda no tiene color de triunfo.
unlucky = Unlucky (X)
    .explained = No pasa nada, y conservas tu peón para otro intento.

trump-turned-up = triunfo: { $colour }
trump-named = triunfo: { $colour }, nombrado por quien reparte
trump-as-led = es triunfo el color con que sale quien reparte
trump-changed = el triunfo es ahora el { $colour }
trump-none = sin triunfo

score-pad = Bloc de puntuación
    .round = Ronda
    .cards = Cartas
    .penalty = Penaliz.
    .total = Total
    .explained = bazas/apuesta y puntos · ×2 cuenta el doble
