### Lo que responden las órdenes.

## Argumentos que no se entienden; el nombre del argumento precede a los tres primeros.

bad-number = { $given } no es un número entero de { $least } a { $most }
bad-number-too-small = { $given } no es un número entero desde { $least }
bad-number-too-large = { $given } es demasiado grande: { $most } como máximo
bad-choice = { $given } no es ninguno de { $choices }
bad-value-missing = falta algo después de { $argument }
bad-value-unasked = después de { $argument } no va nada
bad-together = { $argument } y { $other } no van juntos
bad-unknown = no está claro qué significa { $arguments }; --help cuenta más
bad-missing = falta { $arguments }; --help cuenta más
bad-arguments = esto no se entiende; --help dice más
bots-and-players-differ = --bots nombra { $bots } y --players dice { $players }; basta con uno de los dos
bots-not-for-a-table = --bots nombra { $bots }, pero una mesa tiene de { $least } a { $most } sitios
json-and-records = --json y --records - escriben los dos en la salida estándar; elige uno
parquet-missing = --parquet necesita un paquete más: pip install "doublelucky7[parquet]"

## Archivos

standard-input = entrada estándar
standard-output = salida estándar
line-of-file = { $file }, línea { $line }
file-not-found = no hay ningún archivo { $file }
folder-not-found = no hay ninguna carpeta { $folder }
file-is-a-folder = { $file } es una carpeta, no un archivo
file-not-allowed = no está permitido abrir { $file }
file-fails = no se puede usar { $file }: { $why }
stream-closed = { $stream }: está cerrada
no-games = no hay partidas en { $file }
no-such-game = { $games ->
    [one] no hay partida { $game } en { $file }, que contiene { $games } partida
   *[other] no hay partida { $game } en { $file }, que contiene { $games } partidas
}
unreadable-not-utf8 = esto no es texto UTF-8 ({ $place }, { $detail })
unreadable-not-json = esto no es JSON ({ $place }, { $detail })
unreadable-wrong-field = esto no es una partida anotada ({ $place }: { $detail })
unreadable-wrong-word = esto no es la notación de una partida ({ $place }: { $detail })

## simulate

playing = Jugando
simulated = { $games ->
    [one] { $games } partida jugada con la semilla { $seed }
   *[other] { $games } partidas jugadas con la semilla { $seed }
}
records-written = { $games ->
    [one] { $games } partida escrita en { $file }
   *[other] { $games } partidas escritas en { $file }
}
tally =
    .name = Nombre
    .bot = Bot
    .points = Puntos por partida
    .penalty = Penalización
    .exact = Aciertos
    .wins = Victorias
mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
count-and-share = { $count } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
bot-failed = el bot { $bot } se rindió en la partida { $game }: { $why }
no-bot-unknown = no hay ningún bot { $name }; se conocen { $known }
no-bot-no-module = no se puede cargar el módulo de { $name }: { $detail }
no-bot-no-class = el módulo de { $name } no tiene { $detail }
no-bot-cannot-start = el bot { $name } no puede empezar: { $detail }
no-bot-not-a-bot = { $name } no es un bot: le falta { $detail }

## verify

verifying = Comprobando
verified = { $games ->
    [one] { $file }: { $games } partida comprobada
   *[other] { $file }: { $games } partidas comprobadas
}
verified-in-all = { $games ->
    [one] En total { $games } partida comprobada
   *[other] En total { $games } partidas comprobadas
}
nothing = nada
clause-fair-dealing = reparto limpio
clause-record-format = formato de las partidas

place-dealing = reparto
place-draw = sorteo { $number }
place-first-dealer = quién reparte primero
place-round = ronda { $round }
place-deck = ronda { $round }, mazo
place-turned-up = ronda { $round }, carta descubierta
place-trump-named = ronda { $round }, triunfo
place-bid = ronda { $round }, apuesta { $number }
place-wheel = ronda { $round }, rueda, paso { $number }
place-trick = ronda { $round }, baza { $trick }
    .card = ronda { $round }, baza { $trick }, carta { $number }
place-stand-in = ronda { $round }, sustituciones
    .decision = ronda { $round }, decisión { $number }
place-assisted = ronda { $round }, decisión { $number }
place-seat = sitio { $number }
place-points = ronda { $round }, puntos
place-forfeit = ronda { $round }, prendas
    .given = ronda { $round }, prenda { $number }
place-result = resultado

disagreement-unknown-algorithm = repartido con «{ $found }», pero aquí solo se conoce «{ $expected }»
disagreement-contributions-differ = aportaciones: { $found }, sitios: { $expected }
disagreement-commitment-does-not-open = el secreto no es el que se prometió
disagreement-secret-not-revealed = la partida ha terminado, pero su secreto nunca se reveló
disagreement-draw-differs = estas no son las cartas que la clave da para este sorteo
disagreement-deck-differs = este no es el mazo que la clave da para esta ronda
disagreement-die-differs = el dado muestra { $found }, pero la clave da { $expected }
disagreement-forfeit-differs = se dio la prenda { $found }, pero la clave da la prenda { $expected }
disagreement-illegal-action = no está permitido. { $reason }
disagreement-first-dealer-differs = anotado { $found }, pero el sorteo señala a { $expected }
disagreement-round-differs = anotada como ronda { $found }, pero es la ronda { $expected }
disagreement-cards-differ = cartas anotadas: { $found }, en realidad: { $expected }
disagreement-dealer-differs = según lo anotado reparte { $found }, pero la ficha la tiene { $expected }
disagreement-turned-up-differs = anotado { $found }, pero la carta siguiente es el { $expected }
disagreement-trick-broken-off = cartas jugadas: { $found } de { $expected }
disagreement-trick-too-long = cartas jugadas: { $found }, sitios: { $expected }
disagreement-trick-winner-differs = anotada para { $found }, pero la baza es de { $expected }
disagreement-stand-in-differs = las sustituciones no encajan con las decisiones
disagreement-assisted-differs = el entrenador no puede haber ayudado en esta decisión
disagreement-replaced-differs = un bot no puede haber ocupado este sitio así
disagreement-withheld-differs = un reparto figura como nulo, pero no por una aportación retenida
disagreement-renewal-differs = el reparto se renovó desde la ronda { $found }, aunque el anterior empieza en la ronda { $expected }
disagreement-points-differ = puntos anotados: { $found }, en realidad: { $expected }
disagreement-who-missed-differs = recibieron prenda { $found }, pero fallaron { $expected }
disagreement-result-missing = la partida ha terminado y gana { $expected }, pero no hay resultado anotado
disagreement-result-too-early = según lo anotado gana { $found }, pero la partida no ha terminado
disagreement-penalties-differ = penalizaciones anotadas: { $found }, en realidad: { $expected }
disagreement-totals-differ = totales anotados: { $found }, en realidad: { $expected }
disagreement-winners-differ = según lo anotado gana { $found }, pero gana { $expected }

## show

game-shown = Double Lucky 7, partida { $game }
bot-player = { $name } ({ $bot } { $version })
dealt-committed = Reparto limpio: el secreto se prometió antes de la partida y cada carta sale de él.
dealt-from-seed = Simulada con la semilla { $seed }, partida { $game }: se puede volver a repartir igual, pero nadie lo prometió.
dealt-given = Las cartas venían dadas, no barajadas.
game-not-over = La partida sigue en marcha.
turned-up = carta descubierta: { $card }
double-lucky = Double Lucky: una opción libre a elegir
bids-for-tricks = { $tricks ->
    [one] suma de apuestas: { $bids } para { $tricks } baza
   *[other] suma de apuestas: { $bids } para { $tricks } bazas
}
tricks-table =
    .bid = Apuesta
    .trick = Baza { $number }
    .won = Bazas
    .points = Puntos

## about

about-program = Double Lucky 7, versión { $version }
about-python = { $python } en { $system }
about-cython = Cython { $version }
about-kernel-compiled = Núcleo: compilado, el rápido
about-kernel-pure = Núcleo: Python puro, más lento, porque: { $why }
    .unknown = no se compiló ninguno para este Python
about-kernel-pure-by-choice = Núcleo: Python puro, más lento, porque { $switch } lo pide
about-page-built = Página: construida
about-page-missing = Página: falta, porque: { $why }
    .unknown = no se construyó
about-bots =
    .name = Bot
    .version = Versión
    .cost = Cálculo por decisión
    .milliseconds = menos de { $cost } ms

## analyse

analysing = Analizando
analyse-impossible = { $file }: la partida { $game } incumple las reglas y no se puede juzgar
analysis-title = Lo que dice el entrenador
analysis-losses = Puntos perdidos en una ronda
    .cards = cartas
    .points = puntos perdidos
analysis-decisions = Todas las decisiones
    .round = Ronda
    .chosen = Elegido
    .best = Lo mejor
    .lost = Puntos perdidos
    .made = Posibilidad de acertar la predicción
