### Lo que cuenta `doublelucky7 --help`. Las líneas de help-program y de los ejemplos no pasan de 78 letras.

help-usage = uso:
help-arguments = argumentos
help-options = opciones
help-commands = órdenes
help-examples = ejemplos:
help-help = mostrar esta ayuda y terminar
help-version = mostrar la versión y terminar
help-language = idioma de todo lo que se dice (si no, según LC_ALL, LC_MESSAGES o LANG)

help-program =
    Double Lucky 7: predice cuántas bazas ganarás y gana exactamente esas.
    Sin orden se abre una mesa en el navegador, para ti, los bots y los móviles de
    alrededor. Las órdenes hacen jugar a los bots, comprueban que cada carta fue
    limpia y muestran una partida baza a baza. Cada una tiene su --help.
    .examples =
        doublelucky7 simulate --mode lucky_dice --games 1 --records game.jsonl
        doublelucky7 show game.jsonl
        doublelucky7 verify game.jsonl

help-simulate = hacer jugar a los bots, anotar las partidas y echar las cuentas
    .examples =
        doublelucky7 simulate --players 5 --games 200 --seed 7
        doublelucky7 simulate --bots expert,club,club,novice --mode tactical_escape
        doublelucky7 simulate --games 50 --records - | doublelucky7 verify -
        La misma semilla juega las mismas partidas y escribe los mismos bytes.
help-players = cuántos juegan, de 2 a 7 (si no, { $default } o tantos como bots haya)
help-mode = classic (sin rueda), tactical_escape (los peones van a donde se quiera) o lucky_dice (decide el dado)
help-rounds = duración de una partida: 7 rondas (lo normal) o 14
help-joker-trump = si se descubre el Joker como triunfo: dealer_leads (lo normal) o dealer_chooses
help-open-memory = todas las cartas jugadas de una ronda quedan a la vista
help-bots = un bot para todos los sitios o uno para cada uno, separados por comas (si no, random; ver doublelucky7 about)
help-games = número de partidas (si no, { $default })
help-seed = el número del que sale todo el azar (si no, uno nuevo)
help-records = archivo para las partidas, una por línea; - es la salida estándar
help-parquet = archivo para una tabla con una fila por sitio y ronda, en formato Parquet
help-jobs = procesos que juegan a la vez (si no, uno por núcleo)
help-json = responder en JSON, para otros programas

help-verify = recalcular partidas anotadas y nombrar lo primero que no cuadra
    .examples =
        doublelucky7 verify games.jsonl
        doublelucky7 verify pasted.txt --language nl
        Código de salida: 0 todo cuadra, 1 algo no cuadra, 2 un archivo no se abre.
    .files = archivos de partidas, en líneas JSON o en notación de texto; - es la entrada estándar

help-show = mostrar una partida anotada: baza a baza y luego el bloc de puntuación
    .examples =
        doublelucky7 show games.jsonl --game 3
        doublelucky7 show games.jsonl --notation > game.txt
    .file = un archivo de partidas, en líneas JSON o en notación de texto; - es la entrada estándar
    .game = qué partida del archivo, contando desde 1 (si no, la primera)
    .notation = imprimir la notación de texto, que cabe en un mensaje
    .json = imprimir la partida como una línea JSON

help-analyse = juzgar partidas grabadas: qué costó cada decisión, por qué, y qué fue suerte
    .examples =
        doublelucky7 analyse games.jsonl --seat 0
        doublelucky7 analyse games.jsonl --json analysis.json --html analysis.html
        Una decisión se juzga por lo que su sitio podía saber entonces.
    .seat = solo este sitio, contado desde 0 (si no, todos)
    .json = archivo para todos los resultados en JSON; - es la salida estándar
    .html = archivo para una página con gráficos que no necesita nada más; - es la salida estándar

help-about = decir las versiones, los bots y si se usa el núcleo rápido
    .examples =
        doublelucky7 about

help-completion = dar un guion con el que un shell completa órdenes y opciones
    .examples =
        doublelucky7 completion bash > ~/.local/share/bash-completion/completions/doublelucky7
        doublelucky7 completion zsh > ~/.zfunc/_doublelucky7
        doublelucky7 completion fish > ~/.config/fish/completions/doublelucky7.fish
    .shell = bash, zsh, fish o powershell

help-play = jugar en el terminal: contra bots o en la mesa de un servidor
    .examples =
        doublelucky7 play
        doublelucky7 play --players 5 --mode lucky_dice --bots expert
        doublelucky7 play http://cards.example/j/KIWI --name Kim
        doublelucky7 play --plain --language es
    .place = el enlace de una mesa, o su código junto con --server; sin él juegas contra bots
    .server = la dirección del servidor al que pertenece el código
    .name = cómo te ven los demás (normalmente tu nombre en esta máquina)
    .bots = el nivel de los bots contra los que juegas (normalmente club)
    .data = la carpeta donde se guarda tu partida
    .plain = línea a línea, para lectores de pantalla y scripts
    .ascii = cartas en letras sencillas
    .light = colores claros
    .pace = cuánto tiempo se quedan en pantalla las jugadas de los demás

help-watch = mirar la mesa de un servidor en el terminal
    .examples =
        doublelucky7 watch http://cards.example/t/LINK

help-replay = recorrer una partida guardada paso a paso en el terminal
    .examples =
        doublelucky7 replay games.jsonl --game 3
        doublelucky7 replay games.jsonl --seat 1
    .seat = el sitio con cuyos ojos miras, contado desde 1; sin él todas las cartas están boca arriba
