### Lo que dicen el servidor y la copia de seguridad en la terminal.

help-serve = poner en marcha un servidor para cualquiera, con registros en la salida de errores
    .examples =
        doublelucky7 serve --port 8000 --data /srv/doublelucky7
        doublelucky7 serve --address 127.0.0.1 --proxy --origin https://cards.example
        Las opciones van antes que DL7_ADDRESS, DL7_PORT, DL7_DATA, DL7_ORIGINS, DL7_BASE_PATH, DL7_PROXY, DL7_LIMITS, DL7_KEEP, DL7_METRICS, DL7_DATABASE, DL7_NODE.
    .address = dirección en la que escuchar (normalmente todas las de este equipo)
    .port = puerto en el que escuchar (normalmente { $default })
    .data = carpeta de las partidas (normalmente donde este sistema guarda esos datos)
    .origin = una dirección que los jugadores ven en su navegador; una vez por cada una
    .base-path = ruta en la que está, como /cards, si el host tiene también otras páginas
    .proxy = creer al proxy de delante sobre direcciones y https
    .bots = dejar que estos bots de otros paquetes se sienten a las mesas, como owl,fox
    .limit = cambiar un límite, como tables=500; una vez por cada uno
    .keep = olvidar las mesas sin uso tras tantos días, como unstarted=30, unfinished=90 o finished=ever; dilo una vez por cada una
    .metrics = dónde lee Prometheus los números, como 127.0.0.1:9177 (si no, en ningún sitio)
    .database = la base de datos PostgreSQL que comparten varios nodos, como postgresql://dl7@localhost/dl7 (normalmente un archivo propio)
    .node = con --database: el nombre por el que el proxy conoce este nodo
    .no-browser = no abrir el navegador
    .log = escribir registros estructurados en la salida de errores
help-pad = escribir el bloc de puntuación como un archivo HTML que no necesita servidor
    .examples =
        doublelucky7 pad double-lucky-7-pad.html
    .file = el archivo nuevo

help-backup = copiar todas las partidas a un archivo, también con el servidor en marcha
    .examples =
        doublelucky7 backup games.sqlite
        doublelucky7 backup games.sqlite --data /srv/doublelucky7
    .file = un archivo nuevo para la copia

help-move-database = llevar todas las partidas de un servidor parado a PostgreSQL
    .examples =
        doublelucky7 move-database /srv/doublelucky7 postgresql://dl7@localhost/dl7
    .from = la carpeta de datos, o el archivo de la base de datos
    .to = la base de datos PostgreSQL, como postgresql://dl7@localhost/dl7

serve-without-page = Falta la página, los navegadores solo reciben un aviso: { $why }
serve-slow-kernel = Los bots piensan despacio, porque el núcleo no está compilado: { $why }
serve-here = Double Lucky 7 está abierto en { $url }
serve-phones = Teléfonos y tabletas de la misma red: { $url }
serve-no-network = No se ha encontrado una red local, así que solo puede jugar este equipo.
serve-only-here = Solo escucha en { $address }, así que solo puede jugar este equipo.
serve-how-to-stop = Ctrl-C lo cierra; las partidas seguirán la próxima vez donde estaban.
serve-port-busy = el puerto { $port } está ocupado, quizá por el propio Double Lucky 7 en http://localhost:{ $port }; para otro: doublelucky7 --port { $other }
serve-cannot-listen = no se puede escuchar en { $address }, puerto { $port }: { $why }
serve-data-fails = las partidas de { $folder } no se pueden usar: { $why }
serve-data-damaged = la base de datos de { $folder } está dañada ({ $why }); para volver a una copia, aparta doublelucky7.sqlite con sus ficheros -wal y -shm y pon allí la copia con el nombre doublelucky7.sqlite
serve-storage-failed = ya no se puede guardar nada en { $folder } ({ $why }), así que el servidor se ha detenido; cada jugada confirmada está a salvo
serve-bad-origin = { $given } no es un origen como https://cards.example
serve-bad-base-path = { $given } no es una ruta como /cards
serve-bad-limit = hay un límite desconocido o imposible en { $given }; existen { $names }
serve-bad-keep = una regla desconocida o imposible en { $given }; hay { $names }, cada una con un número de días o ever
serve-bad-metrics = { $given } no es una dirección con puerto como 127.0.0.1:9177
serve-no-such-bot = no hay ningún bot instalado llamado { $given }; existen: { $installed }
serve-no-bots-installed = ninguno

backup-copying = copiando
backup-done = Todas las partidas están en { $file }
backup-exists = { $file } ya existe; una copia necesita un archivo nuevo
backup-nothing = no hay partidas en { $folder }
backup-fails = no se ha podido hacer la copia { $file }: { $why }

pad-exists = { $file } ya existe; solo se escribe un archivo nuevo.
pad-written = El bloc está en { $file }: { $size } kB, no hace falta nada más.
pad-not-built = La página no está construida, así que no hay bloc. En las fuentes la construye make web.
postgres-missing = PostgreSQL necesita más paquetes: pip install "doublelucky7[postgres]"
serve-bad-node = un nodo necesita un nombre de minúsculas, cifras y guiones, como --node a
serve-bad-database = { $given } no es la dirección de una base de datos PostgreSQL como postgresql://dl7@localhost/dl7
serve-database-fails = la base de datos no se puede usar: { $why }
move-database-nothing = no hay partidas en { $from }
move-database-in-use = el servidor sigue en marcha; páralo primero
move-database-not-empty = la base de datos PostgreSQL ya tiene partidas; hace falta una vacía
move-database-carrying = llevando
move-database-differs = el flujo { $stream } no es igual en las dos bases de datos; en la primera no ha cambiado nada
move-database-done = { $streams } flujos con { $entries } entradas están llevados y comparados, entrada por entrada
