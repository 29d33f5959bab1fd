### Aprender en cinco minutos: ocho lecciones en una mesa con Paula y Otto, y su película.

learn-lesson-trick = Una baza
learn-lesson-trump = Triunfo y Joker
learn-lesson-bid = La apuesta
learn-lesson-last-bidder = Quien apuesta al final
learn-lesson-dealer = Sale quien reparte
learn-lesson-exactly = Justo, y la ronda 7
learn-lesson-pawn = El peón
learn-lesson-die = El dado

learn-intro = Seis lecciones cortas muestran todo el juego, dos más la Lucky Wheel. Tú juegas y la mesa responde.
learn-heading-game = El juego
learn-heading-wheel = La Lucky Wheel
learn-number = Lección { $number } de { $count }
learn-start = Empezar
learn-go-on = Seguir
learn-next = Siguiente lección
learn-again = Otra vez
learn-other = ¿Probar la otra?
learn-play = Jugar una partida
learn-all = Todas las lecciones
learn-you = Tú
learn-points = { $points } puntos
learn-missing = Las lecciones no forman parte de esta instalación. Las reglas también lo explican todo.
learn-on-phone = Lo mismo en un teléfono

learn-film = Ver la película
learn-film-length = { $minutes } minutos, avanza sola
learn-film-with-wheel = Con la Lucky Wheel
learn-film-pause = Pausa
learn-film-resume = Reproducir
learn-film-skip = Siguiente lección
learn-film-back = Lección anterior
learn-film-over = Ese es todo el juego. ¡Te toca!

learn-made = Apuesta de { $bid }, { $taken ->
    [one] { $taken } ganada
   *[other] { $taken } ganadas
  }: { $points } puntos.
learn-missed = Apuesta de { $bid }, { $taken ->
    [one] { $taken } ganada
   *[other] { $taken } ganadas
  }: sin puntos.

learn-trick-follow = Otto sale con rojo. Tienes una carta roja, así que la juegas. Tócala una vez para levantarla y otra para jugarla.
learn-trick-yours = Tu 11 es el rojo más alto: la baza es tuya.
learn-trick-another-colour = Ahora Otto sale con verde. No tienes, así que puedes jugar otro color.
learn-trick-led-wins = Nadie más tiene verde: gana el 2. Un color que no es el de salida no gana nunca, salvo que sea triunfo.

learn-trump-anything = El verde está a la vista: es el triunfo. No tienes rojo: puedes jugar lo que quieras.
learn-trump-beats = Hasta el 1 de triunfo gana a un 14 de otro color.
learn-trump-no-trump = Tu 2 no es rojo ni triunfo: gana el 14 de Otto.
learn-trump-joker = El Joker siempre vale y gana a todo.
learn-trump-or-joker = Otto sale con amarillo. Podrías seguir el color o jugar el Joker.
learn-trump-none-again = Otto sale con amarillo y no tienes: ¿triunfo o Joker?
learn-trump-must-follow = Otto sale con amarillo: tienes uno, así que lo sigues.

learn-bid-which = ¿Cuáles de tus cartas ganarán seguro? Apuesta justo las bazas que harás.
learn-bid-lead = Repartes tú, así que sales tú. Cualquier carta, en cualquier orden.
learn-bid-lead-again = Sales otra vez.
learn-bid-made = Dos apostadas, dos ganadas: 10 puntos y 2 por baza: 14.
learn-bid-missed = Hiciste dos y apostaste otro número: sin puntos. ¿Otra vez?

learn-last-bidder-forbidden = Tú apuestas al final. Las apuestas no pueden sumar 3, el número de bazas. Prueba el 1.
learn-last-bidder-made = 4 apostadas para 3 bazas: alguien tiene que fallar, y esta vez es Otto.
learn-last-bidder-missed = Hiciste dos: sin puntos. ¿Probar 2?
learn-last-bidder-free = La misma mano tras apuestas de 2 y 2. Ya hay más apuestas que bazas: ahora nada está prohibido.

learn-dealer-take = Otto reparte y sale con rojo. Gana la baza con tu 13.
learn-dealer-who-leads = Esta baza es tuya. ¿Quién sale en la siguiente? Toca un sitio.
learn-dealer-leads = Otra vez Otto: quien reparte sale en todas las bazas de la ronda, gane quien gane.
learn-dealer-who-deals = La ronda ha terminado. ¿Quién reparte la siguiente? Toca un sitio.
learn-dealer-deals = En la próxima ronda la ficha de repartidor pasa un sitio a la izquierda, hasta ti.

learn-exactly-take = Apostaste 1. Otto sale con rojo: tu 12 gana la baza.
learn-exactly-lose = Ya tienes tu baza. Una más y la ronda no da nada: pierde esta.
learn-exactly-missed = Dos ganadas, una apostada: sin puntos.
learn-exactly-round-seven = Una apostada, una ganada: 12 puntos. ¿Cuánto daría lo mismo en la ronda 7?
learn-exactly-double = En la ronda 7 serían 24. La ronda 8, también con siete cartas, vale una vez.

learn-pawn-use = Tu mano vale una baza, pero tuviste que decir 2. ¿Usar tu peón? Prueba Change Bid.
learn-pawn-may-equal = Ahora hay 3 apostadas para 3 bazas: la rueda puede hacerlo.
learn-pawn-play-on = Sigue jugando, con cualquier carta.
learn-pawn-blocked = Change Bid queda bloqueada para todos hasta el final de la ronda 7. Un peón nunca usado cuesta 10 puntos.
learn-pawn-kept = El peón se queda contigo. Si no se usa en siete rondas, cuesta 10 puntos.

learn-die-roll = Tira el dado o guarda tu peón. Lo que salga, hay que usarlo.
learn-die-unlucky = Una X. No pasa nada: el peón se queda, y nadie más tira en esta ronda.
learn-die-again = La misma situación otra vez: tira de nuevo.
learn-die-must = No Trump está libre: hay que usarla.
learn-die-used = Ya no hay triunfo, y No Trump queda bloqueada desde ahora.
learn-die-last = Y una tercera vez: tira.
learn-die-double-lucky = Change Dealer está ocupada: ahí está el peón de Otto. Double Lucky: elige una libre.
learn-die-chosen = Ahora tu peón está ahí. Esa opción queda bloqueada para todos.
learn-die-kept = El peón se queda contigo, para otra ronda.
