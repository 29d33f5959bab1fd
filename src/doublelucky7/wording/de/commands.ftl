### Was die Befehle antworten.

## Argumente, die sich nicht verstehen lassen; vor den ersten drei steht der Name des Arguments.

bad-number = { $given } ist keine ganze Zahl von { $least } bis { $most }
bad-number-too-small = { $given } ist keine ganze Zahl ab { $least }
bad-number-too-large = { $given } ist zu groß: höchstens { $most }
bad-choice = { $given } ist nichts von { $choices }
bad-value-missing = hinter { $argument } fehlt etwas
bad-value-unasked = hinter { $argument } gehört nichts
bad-together = { $argument } und { $other } gehen nicht zusammen
bad-unknown = was { $arguments } heißen soll, ist unklar; --help weiß mehr
bad-missing = { $arguments } fehlt; --help weiß mehr
bad-arguments = das ist nicht zu verstehen; --help sagt mehr
bots-and-players-differ = --bots nennt { $bots } und --players sagt { $players }; eins von beiden genügt
bots-not-for-a-table = --bots nennt { $bots }, aber ein Tisch hat { $least } bis { $most } Plätze
json-and-records = --json und --records - schreiben beide auf die Standardausgabe; eins davon genügt
parquet-missing = --parquet braucht ein weiteres Paket: pip install "doublelucky7[parquet]"

## Dateien

standard-input = Standardeingabe
standard-output = Standardausgabe
line-of-file = { $file }, Zeile { $line }
file-not-found = eine Datei { $file } gibt es nicht
folder-not-found = einen Ordner { $folder } gibt es nicht
file-is-a-folder = { $file } ist ein Ordner, keine Datei
file-not-allowed = { $file } darf nicht geöffnet werden
file-fails = { $file } lässt sich nicht benutzen: { $why }
stream-closed = { $stream } ist geschlossen
no-games = keine Partien in { $file }
no-such-game = { $games ->
    [one] keine Partie { $game } in { $file }, dort steht { $games } Partie
   *[other] keine Partie { $game } in { $file }, dort stehen { $games } Partien
}
unreadable-not-utf8 = das ist kein UTF-8-Text ({ $place }, { $detail })
unreadable-not-json = das ist kein JSON ({ $place }, { $detail })
unreadable-wrong-field = das ist keine Aufzeichnung einer Partie ({ $place }: { $detail })
unreadable-wrong-word = das ist nicht die Notation einer Partie ({ $place }: { $detail })

## simulate

playing = Es wird gespielt
simulated = { $games ->
    [one] { $games } Partie mit Startwert { $seed } gespielt
   *[other] { $games } Partien mit Startwert { $seed } gespielt
}
records-written = { $games ->
    [one] { $games } Partie nach { $file } geschrieben
   *[other] { $games } Partien nach { $file } geschrieben
}
tally =
    .name = Name
    .bot = Bot
    .points = Punkte je Partie
    .penalty = Penalty
    .exact = Getroffen
    .wins = Siege
mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
count-and-share = { $count } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
bot-failed = der Bot { $bot } hat in Partie { $game } aufgegeben: { $why }
no-bot-unknown = einen Bot { $name } gibt es nicht; bekannt sind { $known }
no-bot-no-module = das Modul von { $name } lässt sich nicht laden: { $detail }
no-bot-no-class = im Modul von { $name } gibt es kein { $detail }
no-bot-cannot-start = der Bot { $name } kann nicht starten: { $detail }
no-bot-not-a-bot = { $name } ist kein Bot: Es fehlt { $detail }

## verify

verifying = Es wird nachgerechnet
verified = { $games ->
    [one] { $file }: { $games } Partie geprüft, alles stimmt
   *[other] { $file }: { $games } Partien geprüft, alles stimmt
}
verified-in-all = { $games ->
    [one] Insgesamt { $games } Partie für richtig befunden
   *[other] Insgesamt { $games } Partien für richtig befunden
}
nothing = nichts
clause-fair-dealing = faires Geben
clause-record-format = Aufzeichnungsformat

place-dealing = Geben
place-draw = Ziehung { $number }
place-first-dealer = erstes Geben
place-round = Runde { $round }
place-deck = Runde { $round }, Stapel
place-turned-up = Runde { $round }, aufgedeckte Karte
place-trump-named = Runde { $round }, Trumpf
place-bid = Runde { $round }, Voraussage { $number }
place-wheel = Runde { $round }, Rad, Schritt { $number }
place-trick = Runde { $round }, Stich { $trick }
    .card = Runde { $round }, Stich { $trick }, Karte { $number }
place-stand-in = Runde { $round }, Vertretungen
    .decision = Runde { $round }, Entscheidung { $number }
place-assisted = Runde { $round }, Entscheidung { $number }
place-seat = Platz { $number }
place-points = Runde { $round }, Punkte
place-forfeit = Runde { $round }, Aufgaben
    .given = Runde { $round }, Aufgabe { $number }
place-result = Ergebnis

disagreement-unknown-algorithm = gegeben nach „{ $found }“, bekannt ist hier nur „{ $expected }“
disagreement-contributions-differ = Beiträge: { $found }, Plätze: { $expected }
disagreement-commitment-does-not-open = das Geheimnis ist nicht das versprochene
disagreement-secret-not-revealed = die Partie ist aus, ihr Geheimnis aber nie aufgedeckt worden
disagreement-draw-differs = das sind nicht die Karten, die der Schlüssel für diese Ziehung vorsieht
disagreement-deck-differs = das ist nicht der Stapel, den der Schlüssel für diese Runde vorsieht
disagreement-die-differs = der Würfel zeigt { $found }, der Schlüssel sieht { $expected } vor
disagreement-forfeit-differs = gegeben wurde Aufgabe { $found }, der Schlüssel sieht Aufgabe { $expected } vor
disagreement-illegal-action = nicht erlaubt. { $reason }
disagreement-first-dealer-differs = aufgezeichnet ist { $found }, gezogen wurde { $expected }
disagreement-round-differs = aufgezeichnet als Runde { $found }, es ist aber Runde { $expected }
disagreement-cards-differ = aufgezeichnete Karten: { $found }, richtig: { $expected }
disagreement-dealer-differs = laut Aufzeichnung gibt { $found }, die Gebermarke liegt aber bei { $expected }
disagreement-turned-up-differs = aufgezeichnet ist { $found }, die nächste Karte ist aber { $expected }
disagreement-trick-broken-off = gespielte Karten: { $found } von { $expected }
disagreement-trick-too-long = gespielte Karten: { $found }, Plätze: { $expected }
disagreement-trick-winner-differs = aufgezeichnet ist { $found }, der Stich geht aber an { $expected }
disagreement-stand-in-differs = die Vertretungen passen nicht zu den Entscheidungen
disagreement-assisted-differs = der Trainer kann bei dieser Entscheidung nicht geholfen haben
disagreement-replaced-differs = ein Bot kann diesen Platz nicht so übernommen haben
disagreement-withheld-differs = ein Mischen gilt als ungültig, aber nicht wegen eines zurückgehaltenen Beitrags
disagreement-renewal-differs = das Mischen wurde ab Runde { $found } erneuert, das vorige beginnt aber mit Runde { $expected }
disagreement-points-differ = aufgezeichnet ist { $found }, richtig ist { $expected }
disagreement-who-missed-differs = Aufgaben bekamen { $found }, danebengelegen haben aber { $expected }
disagreement-result-missing = die Partie ist aus, gewonnen von { $expected }, aber kein Ergebnis aufgezeichnet
disagreement-result-too-early = laut Aufzeichnung gewonnen von { $found }, die Partie läuft aber noch
disagreement-penalties-differ = aufgezeichnete Strafpunkte: { $found }, richtig: { $expected }
disagreement-totals-differ = aufgezeichnete Summen: { $found }, richtig: { $expected }
disagreement-winners-differ = laut Aufzeichnung gewonnen von { $found }, tatsächlich von { $expected }

## show

game-shown = Double Lucky 7, Partie { $game }
bot-player = { $name } ({ $bot } { $version })
dealt-committed = Fair gegeben: Das Geheimnis war vor der Partie versprochen, und jede Karte folgt daraus.
dealt-from-seed = Simuliert mit Startwert { $seed }, Partie { $game }: Die Karten lassen sich neu geben, versprochen hat sie niemand.
dealt-given = Die Karten waren vorgegeben, nicht gemischt.
game-not-over = Die Partie läuft noch.
turned-up = aufgedeckt: { $card }
double-lucky = Double Lucky: eine freie Option nach Wahl
bids-for-tricks = { $tricks ->
    [one] { $bids } vorausgesagt bei { $tricks } Stich
   *[other] { $bids } vorausgesagt bei { $tricks } Stichen
}
tricks-table =
    .bid = Voraussage
    .trick = Stich { $number }
    .won = Stiche
    .points = Punkte

## about

about-program = Double Lucky 7, Version { $version }
about-python = { $python } auf { $system }
about-cython = Cython { $version }
about-kernel-compiled = Kernel: übersetzt, der schnelle
about-kernel-pure = Kernel: reines Python, langsamer, weil: { $why }
    .unknown = für dieses Python wurde keiner übersetzt
about-kernel-pure-by-choice = Kernel: reines Python, langsamer, weil { $switch } es so will
about-page-built = Seite: gebaut
about-page-missing = Seite: fehlt, weil: { $why }
    .unknown = sie wurde nicht gebaut
about-bots =
    .name = Bot
    .version = Version
    .cost = Rechenzeit je Zug
    .milliseconds = unter { $cost } ms

## analyse

analysing = Beurteilung
analyse-impossible = { $file }: Partie { $game } widerspricht den Regeln und lässt sich nicht beurteilen
analysis-title = Was der Trainer sagt
analysis-losses = Verlorene Punkte in einer Runde
    .cards = Karten
    .points = verlorene Punkte
analysis-decisions = Alle Entscheidungen
    .round = Runde
    .chosen = Gewählt
    .best = Beste
    .lost = Verlorene Punkte
    .made = Chance, die Voraussage zu erfüllen
