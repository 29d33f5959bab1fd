# Lo que solo dicen los consejos, los ejercicios y el reparto del día. $action es una acción como la nombra el entrenador.
practise-you = Tú
practise-points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  }
practise-percent = { $percent } %
practise-tricks-row = { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
  }
practise-close = Volver a mi entrenamiento

hint-title = El entrenador
hint-best = Lo mejor: { $action }
hint-thinking = El entrenador está pensando…
hint-forecast = Cuántas bazas serán después
hint-not-counted = Has preguntado al entrenador: esta partida no cuenta para el club ni para tus cifras.
hint-gone = Eso ya está decidido.

drill-bid = Predice con esta mano
drill-bid-about = Una mano tras otra. ¿Qué lograrás, y qué seguridad tienes?
drill-save = Salva la predicción
drill-save-about = { $count } posiciones en las que una carta es mucho mejor que todas las demás.
drill-wheel = Usarlo o guardarlo
drill-wheel-about = Tu peón y la rueda. Sin usar cuesta 10 puntos.
drill-ask-bid = ¿Qué predices?
drill-ask-save = Una carta es mucho mejor que las demás. ¿Cuál?
drill-ask-wheel = ¿Usas tu peón ahora o lo guardas?
drill-how-sure = ¿Qué seguridad tienes de lograr { $bid }?
drill-well = Bien elegido: nada es mejor.
drill-lost = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } menos que lo mejor.
drill-said = Tú dices { $said } %, el entrenador dice { $chance } %.
drill-next = Siguiente
drill-count = { $good } de { $all } bien elegidos
drill-found-by = Lo encuentran: { $levels }
drill-forecasts = Tus pronósticos
drill-forecasts-row = tú dices { $said } %
drill-forecasts-value = { $chance } % de { $bids }

daily-short = 3, 5 y 7 cartas: las mismas para todos, un intento al día.
daily-about = 3, 5 y 7 cartas contra tres bots. Las mismas cartas para todos, un intento al día.
daily-ask = Reparto { $deal } de 3
daily-row = { $cards } cartas: predicción { $bid }, bazas { $tricks }
daily-next = Siguiente reparto
daily-done = Terminado por hoy
daily-place = Puesto { $place } de 4
daily-tomorrow = Mañana habrá cartas nuevas.
daily-share = Compartir
daily-copied = Copiado
daily-symbols = { $made ->
    [one] 1 predicción de 3 lograda
   *[other] { $made } predicciones de 3 logradas
  }
daily-other-day = La fecha de este dispositivo no es la de hoy.
