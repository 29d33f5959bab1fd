### In fünf Minuten lernen: acht Lektionen an einem Tisch mit Paula und Otto, und der Film davon.

learn-lesson-trick = Ein Stich
learn-lesson-trump = Trumpf und Joker
learn-lesson-bid = Die Voraussage
learn-lesson-last-bidder = Wer zuletzt voraussagt
learn-lesson-dealer = Der Geber spielt aus
learn-lesson-exactly = Genau, und Runde 7
learn-lesson-pawn = Die Figur
learn-lesson-die = Der Würfel

learn-intro = Sechs kurze Lektionen zeigen das ganze Spiel, zwei weitere das Lucky Wheel. Du spielst, der Tisch antwortet.
learn-heading-game = Das Spiel
learn-heading-wheel = Das Lucky Wheel
learn-number = Lektion { $number } von { $count }
learn-start = Los geht’s
learn-go-on = Weiter
learn-next = Nächste Lektion
learn-again = Noch einmal
learn-other = Das andere versuchen?
learn-play = Ein Spiel spielen
learn-all = Alle Lektionen
learn-you = Du
learn-points = { $points } Punkte
learn-missing = Die Lektionen gehören nicht zu dieser Installation. Auch die Regeln erklären alles.
learn-on-phone = Dasselbe auf dem Handy

learn-film = Den Film ansehen
learn-film-length = { $minutes } Minuten, läuft von selbst
learn-film-with-wheel = Mit dem Lucky Wheel
learn-film-pause = Anhalten
learn-film-resume = Abspielen
learn-film-skip = Nächste Lektion
learn-film-back = Lektion davor
learn-film-over = Das ist das ganze Spiel. Du bist dran!

learn-made = { $bid } vorausgesagt, { $taken } gemacht: { $points } Punkte.
learn-missed = { $bid } vorausgesagt, { $taken } gemacht: keine Punkte.

learn-trick-follow = Otto spielt Rot aus. Du hast eine rote Karte, also spielst du sie. Einmal tippen hebt sie an, noch einmal spielt sie.
learn-trick-yours = Deine 11 ist das höchste Rot: Der Stich gehört dir.
learn-trick-another-colour = Jetzt spielt Otto Grün aus. Du hast keins, also darfst du eine andere Farbe spielen.
learn-trick-led-wins = Sonst hat niemand Grün: Die 2 gewinnt. Eine Farbe, die nicht ausgespielt wurde, gewinnt nie, außer sie ist Trumpf.

learn-trump-anything = Grün wurde aufgedeckt, also ist Grün Trumpf. Du hast kein Rot: Du darfst alles spielen.
learn-trump-beats = Sogar die Trumpf-1 schlägt eine 14 in anderer Farbe.
learn-trump-no-trump = Deine 2 ist weder Rot noch Trumpf: Ottos 14 gewinnt.
learn-trump-joker = Der Joker darf immer gespielt werden und schlägt alles.
learn-trump-or-joker = Otto spielt Gelb aus. Du könntest bekennen oder den Joker spielen.
learn-trump-none-again = Otto spielt Gelb aus, und du hast keins: Trumpf oder Joker?
learn-trump-must-follow = Otto spielt Gelb aus: Du hast eins, also bekennst du.

learn-bid-which = Welche deiner Karten gewinnen sicher? Sage genau so viele Stiche voraus, wie du machen wirst.
learn-bid-lead = Du gibst, also spielst du aus. Jede Karte, in jeder Reihenfolge.
learn-bid-lead-again = Du spielst wieder aus.
learn-bid-made = Zwei vorausgesagt, zwei gemacht: 10 Punkte und 2 für jeden Stich: 14.
learn-bid-missed = Du hast zwei gemacht und eine andere Zahl vorausgesagt: keine Punkte. Noch einmal?

learn-last-bidder-forbidden = Du bist zuletzt dran. Zusammen dürfen die Voraussagen nicht 3 ergeben, die Zahl der Stiche. Versuch die 1.
learn-last-bidder-made = 4 vorausgesagt bei 3 Stichen: Einer muss danebenliegen, und diesmal ist es Otto.
learn-last-bidder-missed = Du hast zwei gemacht: keine Punkte. Versuch’s mit 2?
learn-last-bidder-free = Dieselben Karten nach Voraussagen von 2 und 2. Das sind schon mehr als Stiche: Jetzt ist nichts verboten.

learn-dealer-take = Otto gibt und spielt Rot aus. Nimm den Stich mit deiner 13.
learn-dealer-who-leads = Dieser Stich gehört dir. Wer spielt zum nächsten aus? Tippe auf einen Platz.
learn-dealer-leads = Wieder Otto: Der Geber spielt zu jedem Stich der Runde aus, egal wer gewinnt.
learn-dealer-who-deals = Die Runde ist vorbei. Wer gibt die nächste? Tippe auf einen Platz.
learn-dealer-deals = In der nächsten Runde rückt die Gebermarke einen Platz nach links, zu dir.

learn-exactly-take = Du hast 1 vorausgesagt. Otto spielt Rot aus: Deine 12 macht den Stich.
learn-exactly-lose = Du hast deinen Stich. Noch einer, und die Runde bringt nichts: Verliere diesen.
learn-exactly-missed = Zwei gemacht, einer vorausgesagt: keine Punkte.
learn-exactly-round-seven = Einer vorausgesagt, einer gemacht: 12 Punkte. Was brächte dasselbe in Runde 7?
learn-exactly-double = In Runde 7 wären es 24. Runde 8, auch mit sieben Karten, zählt einfach.

learn-pawn-use = Deine Karten sind einen Stich wert, aber du musstest 2 sagen. Willst du deine Figur einsetzen? Versuch Change Bid.
learn-pawn-may-equal = Jetzt sind 3 vorausgesagt bei 3 Stichen: Das Rad darf das.
learn-pawn-play-on = Spiel weiter, mit jeder Karte.
learn-pawn-blocked = Change Bid ist für alle blockiert, bis Runde 7 vorbei ist. Eine nie eingesetzte Figur kostet 10 Punkte.
learn-pawn-kept = Die Figur bleibt bei dir. In sieben Runden nie eingesetzt, kostet sie 10 Punkte.

learn-die-roll = Würfle, oder behalte deine Figur. Was du würfelst, musst du nehmen.
learn-die-unlucky = Ein X. Nichts passiert: Die Figur bleibt, und niemand sonst würfelt in dieser Runde.
learn-die-again = Noch einmal dieselbe Lage: Würfle wieder.
learn-die-must = No Trump ist frei: Es muss genommen werden.
learn-die-used = Jetzt gibt es keinen Trumpf, und No Trump ist von nun an blockiert.
learn-die-last = Und ein drittes Mal: Würfle.
learn-die-double-lucky = Change Dealer ist belegt: Dort steht Ottos Figur. Double Lucky: Wähle eine freie Option.
learn-die-chosen = Dort steht jetzt deine Figur. Diese Option ist für alle blockiert.
learn-die-kept = Die Figur bleibt bei dir, für eine spätere Runde.
