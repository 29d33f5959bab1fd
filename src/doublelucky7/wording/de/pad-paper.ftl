### Seiten für den Drucker.

pad-paper-size = Papier
pad-paper-seven = Block, 7 Runden
pad-paper-fourteen = Block, 14 Runden
pad-paper-pad = Punkteblock für { $rounds } Runden
pad-paper-points = Genau: 10 Punkte und 2 je Stich, sonst nichts. Runde 7 zählt doppelt. Der kleine Kreis ist für die Voraussage.
pad-paper-reference = Rad und Würfel
pad-paper-rules = Die Regeln in fünf Minuten
pad-paper-club = Club-Seite
pad-paper-date = Datum
pad-paper-score = Punkte
