### What the server and the backup tell in the terminal.

help-serve = run a server for anybody, with logs on standard error
    .examples =
        doublelucky7 serve --port 8000 --data /srv/doublelucky7
        doublelucky7 serve --address 127.0.0.1 --proxy --origin https://cards.example
        Flags go before DL7_ADDRESS, DL7_PORT, DL7_DATA, DL7_ORIGINS, DL7_BASE_PATH, DL7_PROXY, DL7_LIMITS, DL7_KEEP, DL7_METRICS, DL7_DATABASE, DL7_NODE.
    .address = address to listen at (usually all of this machine)
    .port = port to listen at (usually { $default })
    .data = folder for the games (usually the place this system keeps such data)
    .origin = an address players see in their browser; say it once for each
    .base-path = the path it lives under, as in /cards, if the host has other pages too
    .proxy = believe the proxy in front about addresses and https
    .bots = let these bots of other packages sit at tables, as in owl,fox
    .limit = change a limit, as in tables=500; say it once for each
    .keep = forget tables nobody uses after so many days, as in unstarted=30, unfinished=90 or finished=ever; say it once for each
    .metrics = where Prometheus reads numbers, as in 127.0.0.1:9177 (usually nowhere)
    .database = the PostgreSQL database that several nodes share, as in postgresql://dl7@localhost/dl7 (usually a file of its own)
    .node = with --database: the name that the proxy knows this node by
    .no-browser = do not open the browser
    .log = write structured logs to standard error
help-pad = write the score pad as one HTML file that needs no server
    .examples =
        doublelucky7 pad double-lucky-7-pad.html
    .file = the file to write

help-backup = copy all games into a file, also while the server runs
    .examples =
        doublelucky7 backup games.sqlite
        doublelucky7 backup games.sqlite --data /srv/doublelucky7
    .file = a new file for the copy

help-move-database = carry all games of a server that is stopped over to PostgreSQL
    .examples =
        doublelucky7 move-database /srv/doublelucky7 postgresql://dl7@localhost/dl7
    .from = the data folder, or the database file in it
    .to = the PostgreSQL database, as in postgresql://dl7@localhost/dl7

serve-without-page = The page is missing, so browsers only get a notice: { $why }
serve-slow-kernel = The bots think slowly, because the kernel is not compiled: { $why }
serve-here = Double Lucky 7 is open at { $url }
serve-phones = Phones and tablets on the same network: { $url }
serve-no-network = No local network found, so only this computer can play.
serve-only-here = It listens at { $address } alone, so only this computer can play.
serve-how-to-stop = Ctrl-C closes it; games go on next time where they stopped.
serve-port-busy = port { $port } is taken, perhaps by Double Lucky 7 itself at http://localhost:{ $port }; for another one: doublelucky7 --port { $other }
serve-cannot-listen = cannot listen at { $address }, port { $port }: { $why }
serve-data-fails = the games in { $folder } cannot be used: { $why }
serve-data-damaged = the database in { $folder } is damaged ({ $why }); to go back to a backup, move doublelucky7.sqlite and its -wal and -shm files away and put the backup there as doublelucky7.sqlite
serve-storage-failed = nothing more can be stored in { $folder } ({ $why }), so the server has stopped; every confirmed move is safe
serve-bad-origin = { $given } is not an origin like https://cards.example
serve-bad-base-path = { $given } is not a path like /cards
serve-bad-limit = an unknown or impossible limit in { $given }; there are { $names }
serve-bad-keep = an unknown or impossible rule in { $given }; there are { $names }, each with a number of days or ever
serve-bad-metrics = { $given } is not an address with a port like 127.0.0.1:9177
serve-no-such-bot = there is no installed bot called { $given }; there are: { $installed }
serve-no-bots-installed = none

backup-copying = copying
backup-done = All games are in { $file }
backup-exists = { $file } exists already; a backup needs a new file
backup-nothing = there are no games in { $folder }
backup-fails = the copy { $file } could not be made: { $why }

pad-exists = { $file } is there already; a new file is written, never over another.
pad-written = The score pad is in { $file }: { $size } kB, nothing else needed.
pad-not-built = The browser client is not built, so there is no pad to write. In a checkout, make web builds it.
postgres-missing = PostgreSQL needs more packages: pip install "doublelucky7[postgres]"
serve-bad-node = a node needs a name of small letters, digits and hyphens, as in --node a
serve-bad-database = { $given } is not the address of a PostgreSQL database like postgresql://dl7@localhost/dl7
serve-database-fails = the database cannot be used: { $why }
move-database-nothing = there are no games in { $from }
move-database-in-use = the server is still running; stop it first
move-database-not-empty = the PostgreSQL database holds games already; an empty one is needed
move-database-carrying = carrying over
move-database-differs = stream { $stream } is not the same in both databases; nothing was changed in the first
move-database-done = { $streams } streams with { $entries } entries are carried over and compared, entry by entry
