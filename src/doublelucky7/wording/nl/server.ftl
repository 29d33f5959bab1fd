### Wat de server en de reservekopie in de terminal zeggen.

help-serve = een server voor iedereen draaien, met een logboek op de standaardfoutuitvoer
    .examples =
        doublelucky7 serve --port 8000 --data /srv/doublelucky7
        doublelucky7 serve --address 127.0.0.1 --proxy --origin https://cards.example
        Opties gaan voor DL7_ADDRESS, DL7_PORT, DL7_DATA, DL7_ORIGINS, DL7_BASE_PATH, DL7_PROXY, DL7_LIMITS, DL7_KEEP, DL7_METRICS, DL7_DATABASE, DL7_NODE.
    .address = adres om op te luisteren (gewoonlijk alle van deze computer)
    .port = poort om op te luisteren (gewoonlijk { $default })
    .data = map voor de spellen (gewoonlijk waar dit systeem zulke gegevens bewaart)
    .origin = een adres dat spelers in hun browser zien; voor elk adres één keer noemen
    .base-path = pad waaronder hij staat, zoals /cards, als de host ook andere pagina’s heeft
    .proxy = de proxy ervoor geloven over adressen en https
    .bots = deze bots uit andere pakketten aan tafels toelaten, zoals owl,fox
    .limit = een grens veranderen, zoals tables=500; voor elke grens één keer noemen
    .keep = vergeet ongebruikte tafels na zoveel dagen, zoals unstarted=30, unfinished=90 of finished=ever; geef het voor elk één keer op
    .metrics = waar Prometheus cijfers leest, zoals 127.0.0.1:9177 (anders nergens)
    .database = de PostgreSQL-database die meerdere knooppunten delen, zoals postgresql://dl7@localhost/dl7 (gewoonlijk een eigen bestand)
    .node = met --database: de naam waaronder de proxy dit knooppunt kent
    .no-browser = de browser niet openen
    .log = een gestructureerd logboek op de standaardfoutuitvoer schrijven
help-pad = het scoreblok schrijven als één HTML-bestand dat geen server nodig heeft
    .examples =
        doublelucky7 pad double-lucky-7-pad.html
    .file = het nieuwe bestand

help-backup = alle spellen naar een bestand kopiëren, ook terwijl de server draait
    .examples =
        doublelucky7 backup games.sqlite
        doublelucky7 backup games.sqlite --data /srv/doublelucky7
    .file = een nieuw bestand voor de kopie

help-move-database = alle spellen van een gestopte server naar PostgreSQL overbrengen
    .examples =
        doublelucky7 move-database /srv/doublelucky7 postgresql://dl7@localhost/dl7
    .from = de gegevensmap, of het databasebestand daarin
    .to = de PostgreSQL-database, zoals postgresql://dl7@localhost/dl7

serve-without-page = De pagina ontbreekt, browsers krijgen alleen een melding: { $why }
serve-slow-kernel = De bots denken langzaam, omdat de kernel niet gecompileerd is: { $why }
serve-here = Double Lucky 7 is open op { $url }
serve-phones = Telefoons en tablets op hetzelfde netwerk: { $url }
serve-no-network = Geen lokaal netwerk gevonden, dus alleen deze computer kan spelen.
serve-only-here = Hij luistert alleen op { $address }, dus alleen deze computer kan spelen.
serve-how-to-stop = Ctrl-C sluit af; spellen gaan de volgende keer verder waar ze waren.
serve-port-busy = poort { $port } is bezet, misschien door Double Lucky 7 zelf op http://localhost:{ $port }; voor een andere: doublelucky7 --port { $other }
serve-cannot-listen = kan niet luisteren op { $address }, poort { $port }: { $why }
serve-data-fails = de spellen in { $folder } zijn niet te gebruiken: { $why }
serve-data-damaged = de database in { $folder } is beschadigd ({ $why }); terug naar een reservekopie: zet doublelucky7.sqlite met -wal en -shm apart en leg de kopie daar neer als doublelucky7.sqlite
serve-storage-failed = in { $folder } kan niets meer worden opgeslagen ({ $why }), dus de server is gestopt; elke bevestigde zet is veilig
serve-bad-origin = { $given } is geen herkomst zoals https://cards.example
serve-bad-base-path = { $given } is geen pad zoals /cards
serve-bad-limit = er staat een onbekende of onmogelijke grens in { $given }; er zijn { $names }
serve-bad-keep = een onbekende of onmogelijke regel in { $given }; er zijn { $names }, elk met een aantal dagen of ever
serve-bad-metrics = { $given } is geen adres met poort zoals 127.0.0.1:9177
serve-no-such-bot = er is geen bot met de naam { $given } geïnstalleerd; er zijn: { $installed }
serve-no-bots-installed = geen

backup-copying = kopiëren
backup-done = Alle spellen staan in { $file }
backup-exists = { $file } bestaat al; een reservekopie heeft een nieuw bestand nodig
backup-nothing = er zijn geen spellen in { $folder }
backup-fails = de kopie { $file } is niet gelukt: { $why }

pad-exists = { $file } bestaat al; er wordt alleen een nieuw bestand geschreven.
pad-written = Het scoreblok staat in { $file }: { $size } kB, meer is er niet nodig.
pad-not-built = De pagina is niet gebouwd, dus er is geen blok. In de broncode bouwt make web haar.
postgres-missing = PostgreSQL heeft meer pakketten nodig: pip install "doublelucky7[postgres]"
serve-bad-node = een knooppunt heeft een naam van kleine letters, cijfers en streepjes nodig, zoals --node a
serve-bad-database = { $given } is niet het adres van een PostgreSQL-database zoals postgresql://dl7@localhost/dl7
serve-database-fails = de database is niet te gebruiken: { $why }
move-database-nothing = er zijn geen spellen in { $from }
move-database-in-use = de server draait nog; stop hem eerst
move-database-not-empty = in de PostgreSQL-database staan al spellen; er is een lege nodig
move-database-carrying = overbrengen
move-database-differs = stroom { $stream } is niet gelijk in beide databases; aan de eerste is niets veranderd
move-database-done = { $streams } stromen met { $entries } regels zijn overgebracht en regel voor regel vergeleken
