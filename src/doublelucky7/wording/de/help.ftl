### Was `doublelucky7 --help` erzählt. Zeilen von help-program und Beispielen bleiben unter 78 Zeichen.

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-examples = Beispiele:
help-help = diese Hilfe zeigen und aufhören
help-version = die Version zeigen und aufhören
help-language = Sprache aller Ausgaben (sonst nach LC_ALL, LC_MESSAGES oder LANG)

help-program =
    Double Lucky 7: Sag voraus, wie viele Stiche du machst, und mach genau so viele.
    Ohne Befehl öffnet sich ein Tisch im Browser, für dich, die Bots und alle
    Handys ringsum. Die Befehle lassen Bots spielen, prüfen, dass jede Karte fair
    war, und zeigen eine Partie Stich für Stich. Jeder hat ein eigenes --help.
    .examples =
        doublelucky7 simulate --mode lucky_dice --games 1 --records game.jsonl
        doublelucky7 show game.jsonl
        doublelucky7 verify game.jsonl

help-simulate = Bots spielen lassen, die Partien aufschreiben und auszählen
    .examples =
        doublelucky7 simulate --players 5 --games 200 --seed 7
        doublelucky7 simulate --bots expert,club,club,novice --mode tactical_escape
        doublelucky7 simulate --games 50 --records - | doublelucky7 verify -
        Derselbe Startwert spielt dieselben Partien und schreibt dieselben Bytes.
help-players = wie viele mitspielen, 2 bis 7 (sonst { $default } oder so viele, wie Bots genannt sind)
help-mode = classic (ohne Rad), tactical_escape (Figuren nach eigener Wahl) oder lucky_dice (der Würfel entscheidet)
help-rounds = Länge einer Partie: 7 Runden (üblich) oder 14
help-joker-trump = wenn der Joker als Trumpfkarte aufgedeckt wird: dealer_leads (üblich) oder dealer_chooses
help-open-memory = alle gespielten Karten einer Runde bleiben sichtbar
help-bots = ein Bot für alle Plätze oder je einer, mit Kommas getrennt (sonst random; siehe doublelucky7 about)
help-games = Anzahl der Partien (sonst { $default })
help-seed = die Zahl, aus der aller Zufall kommt (sonst eine neue)
help-records = Datei für die Partien, eine je Zeile; - ist die Standardausgabe
help-parquet = Datei für eine Tabelle mit einer Zeile je Platz und Runde, im Format Parquet
help-jobs = wie viele Prozesse zugleich spielen (sonst einer je Kern)
help-json = in JSON antworten, für andere Programme

help-verify = aufgezeichnete Partien nachrechnen und nennen, was als Erstes nicht stimmt
    .examples =
        doublelucky7 verify games.jsonl
        doublelucky7 verify pasted.txt --language nl
        Rückgabewert: 0 alles stimmt, 1 etwas stimmt nicht, 2 Datei geht nicht auf.
    .files = Dateien mit Partien, als JSON-Zeilen oder in Textnotation; - ist die Standardeingabe

help-show = eine aufgezeichnete Partie zeigen: Stich für Stich, dann der Punkteblock
    .examples =
        doublelucky7 show games.jsonl --game 3
        doublelucky7 show games.jsonl --notation > game.txt
    .file = eine Datei mit Partien, als JSON-Zeilen oder in Textnotation; - ist die Standardeingabe
    .game = welche Partie der Datei, gezählt ab 1 (sonst die erste)
    .notation = die Textnotation ausgeben, die in jede Nachricht passt
    .json = die Partie als JSON-Zeile ausgeben

help-analyse = aufgezeichnete Partien beurteilen: was jede Entscheidung kostete, warum, und was Glück war
    .examples =
        doublelucky7 analyse games.jsonl --seat 0
        doublelucky7 analyse games.jsonl --json analysis.json --html analysis.html
        Eine Entscheidung wird nach dem beurteilt, was ihr Platz damals wissen konnte.
    .seat = nur dieser Platz, gezählt ab 0 (sonst alle Plätze)
    .json = Datei für alle Befunde als JSON; - ist die Standardausgabe
    .html = Datei für eine Seite mit Diagrammen, die nichts weiter braucht; - ist die Standardausgabe

help-about = Versionen und Bots nennen, und ob der schnelle Kernel läuft
    .examples =
        doublelucky7 about

help-completion = ein Skript ausgeben, mit dem eine Shell Befehle und Optionen ergänzt
    .examples =
        doublelucky7 completion bash > ~/.local/share/bash-completion/completions/doublelucky7
        doublelucky7 completion zsh > ~/.zfunc/_doublelucky7
        doublelucky7 completion fish > ~/.config/fish/completions/doublelucky7.fish
    .shell = bash, zsh, fish oder powershell

help-play = im Terminal spielen: gegen Bots oder am Tisch eines Servers
    .examples =
        doublelucky7 play
        doublelucky7 play --players 5 --mode lucky_dice --bots expert
        doublelucky7 play http://cards.example/j/KIWI --name Kim
        doublelucky7 play --plain --language de
    .place = der Link eines Tisches oder sein Code zusammen mit --server; ohne ihn spielst du gegen Bots
    .server = die Adresse des Servers, zu dem der Code gehört
    .name = wie andere dich sehen (sonst dein Name auf diesem Rechner)
    .bots = die Stufe der Bots, gegen die du spielst (sonst club)
    .data = der Ordner, in dem dein Spiel aufgehoben wird
    .plain = Zeile für Zeile, für Vorleseprogramme und Skripte
    .ascii = Karten in einfachen Buchstaben
    .light = helle Farben
    .pace = wie lange Züge der anderen stehen bleiben

help-watch = im Terminal am Tisch eines Servers zusehen
    .examples =
        doublelucky7 watch http://cards.example/t/LINK

help-replay = eine aufgezeichnete Partie im Terminal Schritt für Schritt durchgehen
    .examples =
        doublelucky7 replay games.jsonl --game 3
        doublelucky7 replay games.jsonl --seat 1
    .seat = der Platz, mit dessen Augen du siehst, von 1 an gezählt; ohne ihn liegen alle Karten offen
