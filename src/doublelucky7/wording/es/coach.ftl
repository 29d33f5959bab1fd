# Lo que dice el entrenador tras una partida. $better y $chosen son jugadas como las de abajo.
coach-action-place-bid = predecir { $bid }
coach-action-play-card = { $card }
coach-action-name-trump = triunfo { $colour }
coach-action-keep-pawn = guardar el peón
coach-action-roll-die = tirar el dado
coach-action-plain-option = { $option }
coach-action-change-bid = { $option }: { $name } { $change }
coach-action-player-swap = { $option }: { $name } ⇄ { $other }
coach-action-change-dealer = { $option }: { $name }
coach-action-change-trump = { $option }: { $colour }

coach-better = Mejor: { $better } en lugar de { $chosen }, { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } más.
coach-best-found = { $chosen }: la mejor opción, { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } mejor que la siguiente.
coach-good = { $chosen }: tan buena como cualquier otra.
coach-small-loss = { $better } da { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } más que { $chosen }: demasiado poco para llamarlo error.

coach-reason-wanted-forbidden = La mejor predicción, { $count }, estaba prohibida: { $bid } cuesta { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } menos que { $instead }.
coach-reason-bid-too-high = Con esta mano lo más probable { $count ->
    [0] es ninguna baza
    [1] es 1 baza
   *[other] son { $count } bazas
  }: { $bid } es demasiado.
coach-reason-bid-too-low = Con esta mano lo más probable { $count ->
    [one] es 1 baza
   *[other] son { $count } bazas
  }: { $bid } es demasiado poco.
coach-reason-bid-worth-more = { $bid } es casi tan probable como { $instead } y da { $points } puntos más.
coach-reason-trump-longer = De { $colour } tenías { $count }, de { $other } solo { $many }.
coach-reason-higher-still-out = Por encima de tu { $card }, { $count ->
    [one] quedaba 1 carta de su color
   *[other] quedaban { $count } cartas de su color
  } en juego.
coach-reason-take-it-now = Te { $count ->
    [one] faltaba 1 baza
   *[other] faltaban { $count } bazas
  }, y tu { $card } iba ganando aquí.
coach-reason-dealer-leads-again = Te { $count ->
    [one] faltaba 1 baza
   *[other] faltaban { $count } bazas
  }, y quien reparte vuelve a salir: tu { $card } iba ganando aquí.
coach-reason-high-card-wasted = Tu { $card } podía ganar una baza más tarde; aquí perdió, y bastaba con tu { $other }.
coach-reason-one-too-many = Ya tenías { $bid ->
    [0] tus 0
   *[other] tus { $bid }
  }, y tu { $card } iba ganando una más.
coach-reason-lose-it-now = Aquí tu { $card } habría perdido; guardada, puede ganar una baza que no quieres.
coach-reason-short-more-often = Tras { $card } te faltan bazas al final en { $count } de 100 casos; tras { $other }, en { $many }.
coach-reason-over-more-often = Tras { $card } te sobran bazas al final en { $count } de 100 casos; tras { $other }, en { $many }.
coach-reason-penalty-near = { $count ->
    [0] Era la última ocasión: un peón nunca usado cuesta 10 puntos.
   *[other] Quizá la rueda no vuelva a ti, y un peón nunca usado cuesta 10 puntos.
  }
coach-reason-use-the-pawn = { $option } valía { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } más que esperar.
coach-reason-keep-the-pawn = { $count ->
    [one] Queda 1 ronda
   *[other] Quedan { $count } rondas
  }: guardado, el peón vale { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } más.
coach-reason-roll-the-die = De media, una tirada da { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } más que esperar.
coach-reason-other-option = { $option } habría dado { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } más.
coach-reason-other-target = { $option } era lo correcto; otro objetivo habría dado { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } más.

coach-ledger-average = una mano media en tu lugar
coach-ledger-cards = las cartas recibidas
coach-ledger-table = el triunfo y las predicciones anteriores
coach-ledger-bid = tus predicciones
coach-ledger-play = tus cartas jugadas
coach-ledger-wheel = tu peón
coach-ledger-rest = los demás y el reparto
coach-ledger-penalty = penalización
coach-ledger-score = tu puntuación
coach-luck-and-skill = La suerte dio { $luck }, tus propias decisiones { $skill }.
coach-mistakes-count = { $mistakes ->
    [0] Ningún error.
    [one] 1 error.
   *[other] { $mistakes } errores.
  }
coach-round = Ronda { $round }
coach-by-the-network = Sin el núcleo compilado no hay tiempo de jugar repartos: juzga solo la red, y los errores se nombran con más cautela.
coach-from-what-you-knew = Juzgado por lo que este sitio podía saber entonces, no por cómo acabó.

coach-title = Lo que dice el entrenador
coach-thinking = El entrenador está mirando tu partida…
coach-waiting = { $ahead ->
    [one] { $ahead } otra partida va antes…
   *[other] { $ahead } otras partidas van antes…
}
coach-failed = El entrenador no pudo mirar esta partida.
coach-moments = Momentos decisivos
coach-what-would-you-do = ¿Qué harías aquí?
coach-try-it = Prueba tú
coach-tried-well = Bien elegido: tan bueno como lo mejor.
coach-tried-otherwise = Había algo mejor:
coach-made = acertada { $percent } %
coach-points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  }
coach-what-i-knew = Lo que yo sabía

practice-mistakes = Mis errores
practice-none = Ningún error que practicar: juega una partida y deja que el entrenador la mire.
practice-left = { $count ->
    [one] 1 posición por resolver
   *[other] { $count } posiciones por resolver
  }. Resuelta dos veces, está hecha.
practice-begin = Resolver la siguiente
practice-again = Resuelta una vez
practice-back = Volver a mi entrenamiento
practice-figures = Mi juego en cifras
practice-no-games = Las cifras llegan con la primera partida que el entrenador haya mirado.
practice-exact = Predicciones acertadas: { $percent } % de { $rounds }
practice-best = Mejor partida: { $total } puntos
practice-forecasts = Pronóstico y realidad
practice-forecasts-row = previsto { $promised } %
practice-by-cards = Puntos por número de cartas
practice-by-cards-row = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
practice-lost = Puntos perdidos por decisión
practice-lost-row = { $mistakes ->
    [one] 1 error
   *[other] { $mistakes } errores
  }
practice-pawns = Peón usado { $used } de { $asked } veces, { $points } puntos cada una
