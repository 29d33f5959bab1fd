### La mesa en el navegador.

table-menu = Menú
table-bot-badge = bot
table-away = ausente
table-extra-card = Extra Card
table-my-extra-card = Tu Extra Card, { $card }
table-turned-up = Boca arriba: { $card }
table-face-down = La carta de triunfo está ahora boca abajo
table-bids = { $tricks ->
    [one] Suma de apuestas: { $sum } para { $tricks } baza
   *[other] Suma de apuestas: { $sum } para { $tricks } bazas
}
meter-bids = { $sum } para { $tricks }
meter-over = { $count } de más
meter-under = { $count } de menos
tokens-left = { $count ->
    [one] Queda { $count } ficha de ronda
   *[other] Quedan { $count } fichas de ronda
}
seat-is-bot = bot, { $level }
seat-bot-plays = por ahora juega un bot
seat-is-dealer = reparte
seat-is-member = en el High Rollers Club
seat-won-of-bid = bazas: { $won } de { $bid }
seat-on-target = justo en la apuesta
seat-missed = ya no puede acertar
seat-doubled = puntos dobles
seat-has-pawn = conserva el peón
seat-to-act = tiene el turno
hand-label = { $count ->
    [one] Tu mano, { $count } carta
   *[other] Tu mano, { $count } cartas
}
hand-trump-card = { $card }, triunfo
hand-card-refused = { $card }. { $reason }
hand-card-lifted = { $card }, levantada. Otra vez para jugarla.
hand-card-queued = { $card }, elegida para tu turno
hand-next = luego
trick-label = La baza
trick-card = { $name }: { $card }
bid-title = ¿Cuántas bazas?
bid-so-far = { $tricks ->
    [one] Van { $sum } para { $tricks } baza
   *[other] Van { $sum } para { $tricks } bazas
}
bid-forbidden = { $tricks ->
    [one] Los demás: { $sum } de { $tricks }, así que { $bid } no
   *[other] Los demás: { $sum } de { $tricks }, así que { $bid } no
}
bid-refused = { $bid }. { $reason }
bid-choose = Elige una ficha
bid-do = Apostar { $bid }
trump-open = falta nombrar el triunfo
trump-brief = Triunfo: { $colour }
trump-title = Nombra el triunfo
trump-explained = El Joker está boca arriba: tú eliges el color.
bar-round = Ronda { $round }
bar-round-of = { $tricks ->
    [one] Ronda { $round } de { $rounds } · { $tricks } baza
   *[other] Ronda { $round } de { $rounds } · { $tricks } bazas
}
my-turn-bid = Tú: ¿cuántas bazas?
my-turn-trump = Tú: nombra el triunfo
my-turn-wheel = Tú: la rueda te espera
my-turn-lead = Sales tú: cualquier carta
my-turn-follow = Tú: sigue { $colour }
my-turn-anything = Tú: juega lo que quieras
my-waiting = { $name } está pensando…
my-missed = Esta vez no
my-on-target = { $left ->
    [0] ¡Justo!
    [one] Justo, queda { $left } baza
   *[other] Justo, quedan { $left } bazas
}
my-needs = { $missing ->
    [one] Falta { $missing }
   *[other] Faltan { $missing }
  }, { $left ->
    [one] queda { $left } baza
   *[other] quedan { $left } bazas
}
dock-label = Más
dock-score = Puntos
dock-wheel = Rueda
dock-last-trick = Última baza
dock-talk = Hablar
sheet-back = Volver a la mesa
last-trick-title = La última baza fue para { $name }
pad-penalty-short = Pen.
coach-ask = Preguntar al entrenador
