### Was Server und Sicherung im Terminal sagen.

help-serve = einen Server für alle betreiben, mit Protokoll auf der Standardfehlerausgabe
    .examples =
        doublelucky7 serve --port 8000 --data /srv/doublelucky7
        doublelucky7 serve --address 127.0.0.1 --proxy --origin https://cards.example
        Vor DL7_ADDRESS, DL7_PORT, DL7_DATA, DL7_ORIGINS, DL7_BASE_PATH, DL7_PROXY, DL7_LIMITS, DL7_KEEP, DL7_METRICS, DL7_DATABASE, DL7_NODE gehen die Angaben hier.
    .address = Adresse, an der gelauscht wird (sonst alle dieses Rechners)
    .port = Port, an dem gelauscht wird (sonst { $default })
    .data = Ordner für die Spiele (sonst dort, wo dieses System solche Daten ablegt)
    .origin = eine Adresse, die Spieler im Browser sehen; für jede einmal angeben
    .base-path = Pfad, unter dem er liegt, etwa /cards, wenn der Host auch andere Seiten hat
    .proxy = dem vorgeschalteten Proxy glauben, was Adressen und https angeht
    .bots = diese Bots aus anderen Paketen an Tische lassen, etwa owl,fox
    .limit = eine Grenze ändern, etwa tables=500; für jede einmal angeben
    .keep = unbenutzte Tische nach so vielen Tagen vergessen, etwa unstarted=30, unfinished=90 oder finished=ever; für jedes einmal angeben
    .metrics = wo Prometheus Zahlen liest, etwa 127.0.0.1:9177 (sonst nirgends)
    .database = die PostgreSQL-Datenbank, die sich mehrere Knoten teilen, etwa postgresql://dl7@localhost/dl7 (sonst eine eigene Datei)
    .node = mit --database: der Name, unter dem der Proxy diesen Knoten kennt
    .no-browser = den Browser nicht öffnen
    .log = ein strukturiertes Protokoll auf die Standardfehlerausgabe schreiben
help-pad = den Punkteblock als eine HTML-Datei schreiben, die keinen Server braucht
    .examples =
        doublelucky7 pad double-lucky-7-pad.html
    .file = die neue Datei

help-backup = alle Spiele in eine Datei kopieren, auch während der Server läuft
    .examples =
        doublelucky7 backup games.sqlite
        doublelucky7 backup games.sqlite --data /srv/doublelucky7
    .file = eine neue Datei für die Kopie

help-move-database = alle Spiele eines angehaltenen Servers nach PostgreSQL übertragen
    .examples =
        doublelucky7 move-database /srv/doublelucky7 postgresql://dl7@localhost/dl7
    .from = der Datenordner oder die Datenbankdatei darin
    .to = die PostgreSQL-Datenbank, etwa postgresql://dl7@localhost/dl7

serve-without-page = Die Seite fehlt, Browser bekommen nur einen Hinweis: { $why }
serve-slow-kernel = Die Bots denken langsam, weil der Kernel nicht übersetzt ist: { $why }
serve-here = Double Lucky 7 ist geöffnet: { $url }
serve-phones = Handys und Tablets im selben Netz: { $url }
serve-no-network = Kein lokales Netz gefunden, also kann nur dieser Rechner spielen.
serve-only-here = Er lauscht nur an { $address }, also kann nur dieser Rechner spielen.
serve-how-to-stop = Strg-C schließt; Spiele gehen beim nächsten Mal dort weiter, wo sie aufhörten.
serve-port-busy = Port { $port } ist belegt, vielleicht von Double Lucky 7 selbst unter http://localhost:{ $port }; für einen anderen: doublelucky7 --port { $other }
serve-cannot-listen = an { $address }, Port { $port }, kann nicht gelauscht werden: { $why }
serve-data-fails = die Spiele in { $folder } lassen sich nicht verwenden: { $why }
serve-data-damaged = die Datenbank in { $folder } ist beschädigt ({ $why }); zurück zu einer Sicherung: doublelucky7.sqlite samt -wal und -shm wegräumen und die Sicherung als doublelucky7.sqlite dorthin legen
serve-storage-failed = in { $folder } kann nichts mehr gespeichert werden ({ $why }), darum hat der Server angehalten; jeder bestätigte Zug ist sicher
serve-bad-origin = { $given } ist keine Herkunft wie https://cards.example
serve-bad-base-path = { $given } ist kein Pfad wie /cards
serve-bad-limit = in { $given } steht eine unbekannte oder unmögliche Grenze; es gibt { $names }
serve-bad-keep = eine unbekannte oder unmögliche Regel in { $given }; es gibt { $names }, jeweils mit einer Zahl von Tagen oder ever
serve-bad-metrics = { $given } ist keine Adresse mit Port wie 127.0.0.1:9177
serve-no-such-bot = es ist kein Bot namens { $given } installiert; es gibt: { $installed }
serve-no-bots-installed = keine

backup-copying = kopiere
backup-done = Alle Spiele sind in { $file }
backup-exists = { $file } gibt es schon; eine Sicherung braucht eine neue Datei
backup-nothing = in { $folder } sind keine Spiele
backup-fails = die Kopie { $file } ist nicht gelungen: { $why }

pad-exists = { $file } gibt es schon; geschrieben wird nur eine neue Datei.
pad-written = Der Punkteblock steht in { $file }: { $size } kB, mehr braucht es nicht.
pad-not-built = Die Browserseite ist nicht gebaut, also gibt es keinen Block. Im Quelltext baut make web sie.
postgres-missing = PostgreSQL braucht weitere Pakete: pip install "doublelucky7[postgres]"
serve-bad-node = ein Knoten braucht einen Namen aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa --node a
serve-bad-database = { $given } ist nicht die Adresse einer PostgreSQL-Datenbank wie postgresql://dl7@localhost/dl7
serve-database-fails = die Datenbank ist nicht zu gebrauchen: { $why }
move-database-nothing = in { $from } sind keine Spiele
move-database-in-use = der Server läuft noch; halte ihn zuerst an
move-database-not-empty = in der PostgreSQL-Datenbank sind schon Spiele; sie muss leer sein
move-database-carrying = übertrage
move-database-differs = der Strom { $stream } ist nicht in beiden Datenbanken gleich; an der ersten wurde nichts geändert
move-database-done = { $streams } Ströme mit { $entries } Einträgen sind übertragen und Eintrag für Eintrag verglichen
