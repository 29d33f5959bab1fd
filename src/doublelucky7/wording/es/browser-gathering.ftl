### Una mesa que se reúne: invitación, sitios, opciones, papeles.

gathering-yours = Tu mesa
gathering-start = Repartir
gathering-start-without = { $count ->
    [one] Empezar sin el sitio libre
   *[other] Empezar sin los { $count } sitios libres
}
gathering-need-two = Hacen falta dos
gathering-wait = { $name } empieza cuando estén todos.
gathering-shuffling = Todos barajan…
gathering-promise = Promesa sobre el barajado: { $fingerprint }. Al final cualquiera puede comprobarla.
invite-title = Invitar
invite-qr = Código QR que lleva un móvil a esta mesa
invite-code = Escanea o di:
invite-copy = Copiar enlace
invite-copied = Copiado
invite-share = Compartir
invite-link = Enlace a esta mesa
invite-text = ¡Ven a jugar a Double Lucky 7!
seats-title = { $count } sitios
seats-fewer = Un sitio menos
seats-more = Un sitio más
seat-open = Sitio libre
seat-open-host = Libre: toca para un bot
seat-you = tú
seat-sheet = Este sitio
seat-bot-title = Aquí se sienta un bot
seat-same-device = Otra persona en este dispositivo
seat-sit = Sentarse
seat-leave = Levantarse
seat-free = Liberar el sitio
game-title = ¿Qué juego?
game-length = ¿Cuánto dura?
mode-short-classic = Classic
mode-short-tactical-escape = Tactical Escape
mode-short-lucky-dice = Lucky Dice
length-short = unos 20 minutos
length-long = unos 40 minutos
more-rules = Más reglas
ask-box = ¿Qué caja?
box-second = con la rueda
box-first = sin la rueda
ask-joker = Sale un Joker. El triunfo es…
joker-leads = lo que sale quien reparte
joker-chooses = lo que nombra quien reparte
ask-memory = Cartas jugadas
memory-closed = quedan tapadas
memory-open = quedan a la vista
ask-pace = ¿A qué ritmo juegan los bots?
pace-relaxed = tranquilo
pace-normal = ritmo normal
pace-fast = rápido
ask-absence = ¿Alguien tiene que irse?
absence-wait = esperamos
absence-bot-after = un bot tras un minuto
ask-clock = Tiempo para decidir
clock-none = sin reloj
clock-seconds = { $seconds } segundos
ask-pad-clock = Bloc de puntuación tras una ronda
pad-clock-none = espera a todos
ask-spectators = ¿Pueden mirar otros?
spectators-welcome = bienvenidos
spectators-closed-out = solo nosotros
ask-forfeits = Prendas para quien falle, una por línea; vacío, ninguna
forfeits-example = Cantar un verso
forfeits-count = { $count ->
    [one] { $count } prenda
   *[other] { $count } prendas
}
role-play = Jugar aquí
role-table = Esta pantalla es la mesa
role-watch = Solo mirar
role-full = Todos los sitios están ocupados. Puedes mirar.
role-running = La partida está en marcha. Puedes mirar.
