### Encuentros entre bots: la ayuda de la arena, sus cifras, su informe y sus quejas.

help-arena = enfrentar a un bot con una mesa de otros, con las mismas cartas en cada sitio
    .examples =
        doublelucky7 arena random random --cards 7 --deals 20
        doublelucky7 arena expert club --mode lucky_dice --json resultado.json
        doublelucky7 arena expert club --resume encuentro.jsonl --html informe.html
        doublelucky7 arena mi_modulo:MiBot club --players 5
        Código de salida: 0 todo jugado, 1 un reparto perdido, 130 Ctrl-C.
    .hero = el bot que visita cada sitio: un nivel, un bot instalado o módulo:Clase
    .opponent = el bot en todos los demás sitios
    .players = número de jugadores, de 2 a 7 (normalmente { $default })
    .cards = rondas sueltas de N cartas en lugar de partidas, nunca dobladas
    .deals = cuántos repartos, cada uno en cada sitio (normalmente { $default })
    .from-deal = el número del primer reparto (normalmente 0)
    .seed = un número que decide todas las cartas y elecciones (normalmente { $default })
    .decision-limit = tiempo de cálculo tras el que una decisión es demasiado lenta (normalmente { $default })
    .cluster = jugar en el clúster de Dask de esta dirección
    .resume = guardar los repartos terminados en FILE y seguir donde acaba
    .json = escribir el resultado en JSON (- para la salida estándar)
    .csv = escribir una fila por reparto y sitio
    .html = escribir un informe con gráficos
bad-seconds = { $given } no es un tiempo en segundos

arena-title = { $hero } contra { $opponents } × { $opponent }
arena-deals = { $deals ->
    [one] { $deals } reparto en { $players } sitios
   *[other] { $deals } repartos en { $players } sitios cada uno
}
arena-seed = semilla { $seed }
arena-single-rounds = { $cards ->
    [one] rondas sueltas de { $cards } carta
   *[other] rondas sueltas de { $cards } cartas
}
arena-so-far = { $finished } de { $deals } repartos han terminado.
arena-better = { $hero } es mejor: { $points } puntos por ronda más que { $opponent } con las mismas cartas en el mismo sitio.
arena-weaker = { $hero } es más débil: { $points } puntos por ronda menos que { $opponent } con las mismas cartas en el mismo sitio.
arena-no-difference = Todavía no se ve diferencia entre { $hero } y { $opponent }.
arena-how-measured = Ganancia sobre la especie de la mesa: puntos del visitante por ronda, menos los de un rival con las mismas cartas en el mismo sitio. Medias con errores típicos entre repartos.
arena-among-themselves = { $opponent } entre sí
arena-interval = de { $low } a { $high }
    .heading = 95 %
    .told = 95 %: { $interval }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ms
arena-all-figures = Todas las cifras
arena-row-points = Puntos por ronda
arena-row-difference = Ganancia sobre la especie de la mesa
arena-row-exact = Predicciones exactas
arena-row-wins = Parte de victorias
arena-row-penalised = Partidas con penalización
arena-row-penalised-after-passing = … después de haber pasado
arena-row-rating = Puntuación OpenSkill
arena-times = Tiempo de cálculo por decisión
    .mean = media
    .median = mediana
    .p99 = 99 % por debajo
    .all = todas
decision-trump = nombrar triunfo
decision-bid = predicción
decision-wheel = rueda
decision-card = carta
arena-plot-cards = Puntos según el número de cartas
    .x = Cartas
    .y = Puntos
    .explained = Puntos de una ronda, dobles incluidos, con intervalos del 95 %.
arena-plot-bids = Qué fue de las predicciones
    .x = Predicción
    .y = Bazas ganadas
    .explained = Sobre la línea discontinua la predicción se cumple en promedio. Puntos grandes: predicha más veces.
arena-plot-wins = Partes de victorias
    .y = %
    .hero = visitante
    .each = cada rival
    .explained = Las victorias compartidas se dividen. Discontinua: la parte si todos fueran iguales. Con intervalos del 95 %.
arena-again = El mismo encuentro otra vez
arena-forfeited = { $deals ->
    [one] { $deals } reparto se perdió y no está en ninguna cifra:
   *[other] { $deals } repartos se perdieron y no están en ninguna cifra:
}
forfeit-crashed = Reparto { $deal }: { $bot } falló: { $detail }
forfeit-illegal = Reparto { $deal }: { $bot } hizo lo que las reglas prohíben: { $detail }
forfeit-too-slow = Reparto { $deal }: { $bot } fue demasiado lento: { $detail }
forfeit-process-died = Reparto { $deal }: { $bot } se llevó consigo su proceso: { $detail }
arena-stopped = Detenido. La misma orden con --resume { $file } sigue desde aquí.

journal-not-a-journal = { $file } no es el registro de un encuentro; se queda como está
journal-other-match = { $file } pertenece a otro encuentro: bots, reglas o semilla son otros. Se queda como está
journal-other-versions = { $file } se escribió con otras versiones de estos bots. Se queda como está
journal-damaged = { $file } está dañado en la línea { $line }. Se queda como está
cluster-missing = un clúster necesita más paquetes: pip install "doublelucky7[cluster]"
cluster-unreachable = allí no contesta nadie: { $detail }
cluster-other-version = una máquina del clúster tiene otras versiones de los bots: { $detail }
workers-cannot-start = los procesos que juegan no pudieron arrancar: { $detail }
