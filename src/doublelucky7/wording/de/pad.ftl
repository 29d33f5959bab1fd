### Der Wertungsblock für die Schachtel.

pad-idea = Der Block, der nie ausgeht: Punkte, Rad und Schiedsrichter.
pad-go-on = Weiterspielen
pad-crews = Wer spielt heute?
pad-new = Eine neue Gruppe
pad-evenings = Beendete Spiele
pad-statistics = Abende und Zahlen
pad-won-by = Gewonnen: { $names }
pad-paper = Papier zum Drucken
pad-judge = Schiedsrichter
pad-share = Teilen
pad-ok = OK
pad-yes = ja
pad-no = nein
pad-back = Zurück
pad-to-start = Zu den Blöcken
pad-take-over = Ein Block von einem anderen Handy
pad-carried = Link oder Code des Blocks
pad-carried-broken = In diesem Link steckt kein Block, oder ein Stück ging unterwegs verloren. Deine eigenen Blöcke sind unberührt.
pad-storage-full = Dieses Gerät hat keinen Platz mehr: Der Block lebt nur in diesem Fenster. Teile ihn jetzt oder schaffe Platz.
pad-storage-refused = Dieser Browser merkt sich nichts: Der Block lebt nur in diesem Fenster. Teile ihn, bevor du es schließt.
pad-file = Der Block als eine Datei
pad-file-explained = Läuft ohne Server: vom Speicherstick, aus dem Messenger oder von jedem Webspace.
pad-file-get = Datei speichern
pad-file-phones = Android öffnet sie mit Chrome oder Firefox. iPhones zeigen eine angehängte Datei nur als Vorschau und führen sie nicht aus: Nimm dort diese Seite oder lege die Datei auf einen Webspace.

pad-new-title = Ein neuer Block
pad-who-plays = Wer spielt, im Uhrzeigersinn
pad-name = Name
pad-add-name = Noch ein Name
pad-add = Diesen Namen hinzufügen
pad-name-too-long = Ein Name ist zu lang.
pad-too-few = Zwei Namen, und es kann losgehen.
pad-too-many = Sieben können spielen; jemand setzt aus.
pad-move = { $name } verschieben: ziehen oder Pfeiltasten
pad-moved = { $name } ist jetzt Nummer { $place }
pad-token-of = Voraussagemarke von { $name }: tippen für eine andere Farbe
pad-plays = { $name } spielt mit
pad-which-box = Welche Schachtel?
pad-box-first = Erste Ausgabe
pad-box-second = Zweite Ausgabe
pad-how-long = Wie lange?
pad-joker-turned = Ein Joker liegt als Trumpf offen
pad-joker-leads-short = Ausspiel ist Trumpf
pad-joker-chooses-short = Geber nennt Trumpf
pad-more-choices = Hausregeln, Aufgaben, Farben
pad-house = Hausregeln
pad-house-exact = Genaue Voraussage
pad-house-each = Jeder Stich
pad-house-no-forbidden = Keine verbotene Voraussage
pad-house-printed = Wie gedruckt
pad-house-marked = { $forbidden ->
    [yes] Hausregeln: { $exact } Punkte für eine genaue Voraussage, { $each } je Stich.
   *[other] Hausregeln: { $exact } Punkte für eine genaue Voraussage, { $each } je Stich, keine verbotene Voraussage.
}
pad-forfeits-list = Aufgaben für alle, die danebenliegen, eine je Zeile
pad-forfeits-example = Eine Zeile singen
pad-card-colours = Farben eurer Karten
pad-card-colour = Kartenfarbe { $place }
pad-token-colours = Farben eurer Voraussagemarken
pad-token-colour = Farbe der Voraussagemarke { $place }
pad-colour-red = Rot
pad-colour-yellow = Gelb
pad-colour-green = Grün
pad-colour-blue = Blau
pad-colour-purple = Lila
pad-colour-turquoise = Türkis
pad-colour-orange = Orange
pad-colour-pink = Rosa
pad-colour-brown = Braun
pad-colour-grey = Grau
pad-colour-black = Schwarz
pad-colour-white = Weiß
pad-glance = Auf den Tisch
pad-glance-cards = Alle 57 Karten, gemischt; gegeben wird ab links im Uhrzeigersinn.
pad-glance-tokens = Rundenmarken 1 bis 7 und die Gebermarke D, für { $rounds } Runden.
pad-glance-bids = Für alle die Voraussagemarken 0 bis 7 in eigener Farbe.
pad-glance-wheel = Das Rad und für alle eine Figur.
pad-glance-die = Das Rad, für alle eine Figur, und der Würfel.
pad-who-deals = Wer gibt zuerst?
pad-draw = Karten ziehen
pad-draw-explained = Alle ziehen eine Karte: Die höchste gibt. Tippe an, was gezogen wurde.
pad-draw-card = { $name } zieht…
pad-draw-again = Gleichstand! Die Höchsten ziehen noch einmal.

pad-step-bids = Voraussagen
pad-step-wheel = Rad
pad-step-tricks = Stiche
pad-step-points = Punkte
pad-steps = Schritte der Runde
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-problems = Was nicht sein kann
pad-back-to-game = Zurück zum Spiel
pad-open-round = Runde { $round }: ansehen oder berichtigen
pad-left = gegangen
pad-deal = { $cards ->
    [one] { $name } gibt je { $cards } Karte und deckt dann eine auf.
   *[other] { $name } gibt je { $cards } und deckt dann eine auf.
}
pad-turned-up = Aufgedeckt
pad-joker-leads = Kein fester Trumpf: In jedem Stich ist die Farbe Trumpf, die { $name } ausspielt.
pad-joker-chooses = { $name } sieht das eigene Blatt an und nennt Trumpf, bevor jemand voraussagt.
pad-bid-of = { $name }, Voraussage
pad-how-many = { $name }: wie viele Stiche?
pad-forbidden = { $tricks ->
    [one] Nicht { $bid } für { $who }: Die Voraussagen dürfen nicht { $tricks } Stich ergeben, und { $name } sagt zuletzt voraus.
   *[other] Nicht { $bid } für { $who }: Die Voraussagen dürfen nicht { $tricks } Stiche ergeben, und { $name } sagt zuletzt voraus.
}
pad-who-takes = Stich { $trick } von { $tricks }: Wer nimmt ihn?
pad-takes-trick = { $name } nimmt ihn, { $won } von { $bid }
pad-trick-told = Stich { $trick }: { $name }
pad-trick-open = Stich { $trick }
pad-tricks-fallen = Stiche bisher; tippen zum Berichtigen
pad-tricks-done = Alle Stiche sind notiert.
pad-tricks-of = { $name }: { $tricks }
pad-by-numbers = Lieber Zahlen eingeben
pad-by-tricks = Lieber Stich für Stich tippen
pad-numbers = Wie viele Stiche hat wer gemacht?
pad-one-less = { $name }: einer weniger
pad-one-more = { $name }: einer mehr
pad-missing = { $count ->
    [one] { $count } Stich fehlt.
   *[other] { $count } Stiche fehlen.
}
pad-over = { $count ->
    [one] { $count } Stich zu viel.
   *[other] { $count } Stiche zu viel.
}
pad-leads-all = { $name } spielt jeden Stich aus.
pad-wheel-who = Wer nutzt das Rad? Gefragt wird in dieser Reihenfolge.
pad-uses-wheel = ja
pad-wheel-nobody = Niemand wird gefragt: Keine Figur oder keine Option ist mehr frei.
pad-wheel-unused = Rad nicht genutzt
pad-wheel-unused-told = Niemand hat das Rad genutzt.
pad-wheel-tap = Tippe die Option an.
pad-die-shows = Was zeigt der Würfel?
pad-write-down = Aufschreiben
pad-use-unlucky = { $name } hat das X gewürfelt: Nichts passiert, die Figur bleibt in der Hand.
pad-use-change-bid = Change Bid von { $name }: { $target } sagt jetzt { $bid } voraus.
pad-use-player-swap = Player Swap von { $name }: { $first } und { $second } tauschen jetzt alle Karten.
pad-use-change-dealer = Change Dealer von { $name }: { $target } nimmt die Gebermarke und spielt zu jedem Stich aus.
pad-use-double-points = Double Points: Die Punkte von { $name } zählen doppelt.
pad-use-change-trump = Change Trump von { $name }: Trumpf ist { $colour }; dreht die offene Karte um.
pad-use-extra-card = Extra Card: { $name } legt die oberste Karte des Stapels offen vor sich. Am Ende bleibt eine Karte übrig.
pad-use-no-trump = No Trump von { $name }.
pad-final-count = Schlussrechnung
pad-forfeits = Aufgaben
pad-pawns-home = Alle Figuren kommen heim, das Rad ist wieder frei.
pad-again = Noch einmal
pad-seating = Jemand geht oder kommt
pad-seating-from = Gilt ab Runde { $round }. Wer dazukommt, beginnt mit 0 Punkten.
pad-changes = Liste der Änderungen
pad-log-setup = Es spielen: { $names }
pad-log-first-dealer = Gibt zuerst: { $name }
pad-log-seated = Ab Runde { $round }: { $names }
pad-log-trump = Runde { $round }, aufgedeckt: { $colour }
pad-log-bid = Runde { $round }, Voraussage von { $name }: { $bid }
pad-log-wheel = Runde { $round }, Rad: { $name }, { $option }
pad-log-wheel-unused = Runde { $round }, Rad nicht genutzt
pad-log-winner = Runde { $round }, Stich { $trick }: { $name }
pad-log-taken = Runde { $round }, Stiche von { $name }: { $tricks }
pad-log-undone = Zurückgenommen: { $what }
pad-log-redone = Wiederhergestellt: { $what }

pad-problem-bids-add-up = Runde { $round }: Die Voraussagen ergeben { $tricks }. { $name } sagte zuletzt voraus und durfte nicht { $bid } sagen.
pad-problem-bid-out-of-range = Runde { $round }: { $name } kann bei { $tricks } Stichen nicht { $bid } voraussagen.
pad-problem-tricks-do-not-add-up = Runde { $round }: { $sum } Stiche eingegeben, es gab { $tricks }.
pad-problem-winner-not-seated = Runde { $round }: { $name } hat einen Stich, spielte aber nicht mit.
pad-problem-no-wheel = Runde { $round }: In dieser Spielart gibt es kein Rad.
pad-problem-not-seated = Runde { $round }: Am Rad steht jemand, der nicht mitspielte.
pad-problem-pawn-already-placed = Runde { $round }: { $name } hatte die Figur schon gesetzt.
pad-problem-option-is-blocked = Runde { $round }: { $option } war schon belegt.
pad-problem-round-seven-is-double-already = Runde 7 zählt schon doppelt: kein { $option }.
pad-problem-no-die-in-this-mode = Runde { $round }: In dieser Spielart gibt es keinen Würfel.
pad-problem-roll-first = Runde { $round }: { $name } muss erst würfeln.
pad-problem-rolled-another-option = Runde { $round }: Der Würfel erlaubt { $option } nicht.
pad-problem-target-missing = Runde { $round }: Die Wahl am Rad ist nicht vollständig.
pad-problem-changed-bid-out-of-range = Runde { $round }: Die geänderte Voraussage liegt nicht zwischen 0 und { $tricks }.
pad-problem-swap-needs-two-players = Runde { $round }: Zum Tauschen gehören zwei.
pad-problem-is-dealer-already = Runde { $round }: Die Gebermarke lag schon dort.
pad-problem-is-trump-already = Runde { $round }: Diese Farbe war schon Trumpf.

pad-picture = Bild speichern
pad-csv = Tabelle speichern (CSV)
pad-figure-games = Spiele
pad-figure-wins = Siege
pad-figure-best = beste
pad-figure-exact = genau
pad-family-club = Familienclub (ab 140)
pad-carry = Auf ein anderes Handy
pad-carry-qr = QR-Code, der den Block trägt
pad-carry-explained = Der Code enthält den ganzen Block; nichts wird irgendwohin gesendet.
pad-carry-file = Füge diesen Code dort unter „Ein Block von einem anderen Handy“ ein; nichts wird gesendet.
