### Wettkämpfe zwischen Bots: Hilfe der Arena, ihre Zahlen, ihr Bericht und ihre Beschwerden.

help-arena = einen Bot gegen einen Tisch anderer antreten lassen, mit denselben Karten auf jedem Platz
    .examples =
        doublelucky7 arena random random --cards 7 --deals 20
        doublelucky7 arena expert club --mode lucky_dice --json ergebnis.json
        doublelucky7 arena expert club --resume kampf.jsonl --html bericht.html
        doublelucky7 arena mein_modul:MeinBot club --players 5
        Rückgabewert: 0 alles gespielt, 1 Austeilung verwirkt, 130 Strg-C.
    .hero = der Bot, der jeden Platz besucht: eine Stufe, ein installierter Bot oder modul:Klasse
    .opponent = der Bot auf allen anderen Plätzen
    .players = Zahl der Plätze am Tisch, 2 bis 7 (üblich { $default })
    .cards = einzelne Runden mit N Karten statt ganzer Spiele, nie verdoppelt
    .deals = wie viele Austeilungen, jede auf jedem Platz (üblich { $default })
    .from-deal = die Nummer der ersten Austeilung (üblich 0)
    .seed = eine Zahl, die alle Karten und Entscheidungen bestimmt (üblich { $default })
    .decision-limit = Rechenzeit, ab der eine Entscheidung zu langsam ist (üblich { $default })
    .cluster = auf dem Dask-Cluster unter dieser Adresse spielen
    .resume = Fertiges in FILE festhalten und dort weitermachen, wo sie endet
    .json = das Ergebnis als JSON schreiben (- für die Standardausgabe)
    .csv = eine Zeile je Austeilung und Platz schreiben
    .html = einen Bericht mit Diagrammen schreiben
bad-seconds = { $given } ist keine Zeit in Sekunden

arena-title = { $hero } gegen { $opponents } × { $opponent }
arena-deals = { $deals ->
    [one] { $deals } Austeilung auf { $players } Plätzen
   *[other] { $deals } Austeilungen auf je { $players } Plätzen
}
arena-seed = Startwert { $seed }
arena-single-rounds = { $cards ->
    [one] einzelne Runden mit { $cards } Karte
   *[other] einzelne Runden mit { $cards } Karten
}
arena-so-far = { $finished } von { $deals } Austeilungen sind fertig.
arena-better = { $hero } ist besser: { $points } Punkte je Runde mehr als { $opponent } mit denselben Karten auf demselben Platz.
arena-weaker = { $hero } ist schwächer: { $points } Punkte je Runde weniger als { $opponent } mit denselben Karten auf demselben Platz.
arena-no-difference = Zwischen { $hero } und { $opponent } ist noch kein Unterschied zu erkennen.
arena-how-measured = Gewinn gegenüber der eigenen Art des Tisches: Punkte des Gastes je Runde, minus die eines Gegners mit denselben Karten auf demselben Platz. Mittelwerte mit Standardfehlern zwischen den Austeilungen.
arena-among-themselves = { $opponent } unter sich
arena-interval = { $low } bis { $high }
    .heading = 95 %
    .told = 95 %: { $interval }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ms
arena-all-figures = Alle Zahlen
arena-row-points = Punkte je Runde
arena-row-difference = Gewinn gegenüber der eigenen Art des Tisches
arena-row-exact = Genaue Voraussagen
arena-row-wins = Anteil der Siege
arena-row-penalised = Spiele mit Strafpunkten
arena-row-penalised-after-passing = … nachdem gepasst wurde
arena-row-rating = OpenSkill-Wertung
arena-times = Rechenzeit je Entscheidung
    .mean = Mittel
    .median = Median
    .p99 = 99 % darunter
    .all = alle
decision-trump = Trumpf nennen
decision-bid = Voraussage
decision-wheel = Rad
decision-card = Karte
arena-plot-cards = Punkte nach Zahl der Karten
    .x = Karten
    .y = Punkte
    .explained = Punkte einer Runde samt Verdopplungen, mit 95-%-Bereichen.
arena-plot-bids = Was aus den Voraussagen wurde
    .x = Voraussage
    .y = Stiche
    .explained = Auf der gestrichelten Linie trifft die Voraussage im Mittel zu. Größere Punkte: öfter vorausgesagt.
arena-plot-wins = Anteile der Siege
    .y = %
    .hero = Gast
    .each = jeder Gegner
    .explained = Geteilte Siege zählen anteilig. Gestrichelt: der Anteil, wenn alle gleich wären. Mit 95-%-Bereichen.
arena-again = Denselben Wettkampf noch einmal
arena-forfeited = { $deals ->
    [one] { $deals } Austeilung wurde verwirkt und steckt in keiner Zahl:
   *[other] { $deals } Austeilungen wurden verwirkt und stecken in keiner Zahl:
}
forfeit-crashed = Austeilung { $deal }: { $bot } ist abgestürzt: { $detail }
forfeit-illegal = Austeilung { $deal }: { $bot } hat getan, was die Regeln verbieten: { $detail }
forfeit-too-slow = Austeilung { $deal }: { $bot } war zu langsam: { $detail }
forfeit-process-died = Austeilung { $deal }: { $bot } hat seinen Prozess mitgerissen: { $detail }
arena-stopped = Angehalten. Derselbe Befehl mit --resume { $file } macht hier weiter.

journal-not-a-journal = { $file } ist nicht das Protokoll eines Wettkampfs. Die Datei bleibt, wie sie ist
journal-other-match = { $file } gehört zu einem anderen Wettkampf: Bots, Regeln oder Startwert sind andere. Die Datei bleibt, wie sie ist
journal-other-versions = { $file } wurde mit anderen Fassungen dieser Bots geschrieben. Die Datei bleibt, wie sie ist
journal-damaged = { $file } ist in Zeile { $line } beschädigt. Die Datei bleibt, wie sie ist
cluster-missing = ein Cluster braucht weitere Pakete: pip install "doublelucky7[cluster]"
cluster-unreachable = dort antwortet niemand: { $detail }
cluster-other-version = ein Rechner des Clusters hat andere Fassungen der Bots: { $detail }
workers-cannot-start = die Prozesse, die spielen sollten, konnten nicht starten: { $detail }
