### Der Tisch im Browser.

table-menu = Menü
table-bot-badge = Bot
table-away = nicht da
table-extra-card = Extra Card
table-my-extra-card = Deine Extra Card, { $card }
table-turned-up = Aufgedeckt: { $card }
table-face-down = Die aufgedeckte Karte liegt jetzt verdeckt
table-bids = { $tricks ->
    [one] { $sum } vorausgesagt für { $tricks } Stich
   *[other] { $sum } vorausgesagt für { $tricks } Stiche
}
meter-bids = { $sum } für { $tricks }
meter-over = { $count } zu viel
meter-under = { $count } zu wenig
tokens-left = { $count ->
    [one] Noch { $count } Rundenmarke
   *[other] Noch { $count } Rundenmarken
}
seat-is-bot = Bot, { $level }
seat-bot-plays = gerade spielt ein Bot
seat-is-dealer = gibt
seat-is-member = im High Rollers Club
seat-won-of-bid = Stiche: { $won } von { $bid }
seat-on-target = passt genau
seat-missed = geht nicht mehr auf
seat-doubled = Punkte zählen doppelt
seat-has-pawn = hat die Figur noch
seat-to-act = ist dran
hand-label = { $count ->
    [one] Dein Blatt, { $count } Karte
   *[other] Dein Blatt, { $count } Karten
}
hand-trump-card = { $card }, Trumpf
hand-card-refused = { $card }. { $reason }
hand-card-lifted = { $card }, angehoben. Noch einmal spielt sie aus.
hand-card-queued = { $card }, für deinen Zug gewählt
hand-next = gleich
trick-label = Der Stich
trick-card = { $name }: { $card }
bid-title = Wie viele Stiche?
bid-so-far = { $tricks ->
    [one] Bisher { $sum } für { $tricks } Stich
   *[other] Bisher { $sum } für { $tricks } Stiche
}
bid-forbidden = { $tricks ->
    [one] Die anderen: { $sum } von { $tricks }, also nicht { $bid }
   *[other] Die anderen: { $sum } von { $tricks }, also nicht { $bid }
}
bid-refused = { $bid }. { $reason }
bid-choose = Such dir eine Marke aus
bid-do = { $bid } voraussagen
trump-open = Trumpf wird noch genannt
trump-brief = Trumpf: { $colour }
trump-title = Trumpf nennen
trump-explained = Der Joker liegt offen: Du bestimmst die Farbe.
bar-round = Runde { $round }
bar-round-of = { $tricks ->
    [one] Runde { $round } von { $rounds } · { $tricks } Stich
   *[other] Runde { $round } von { $rounds } · { $tricks } Stiche
}
my-turn-bid = Du: Wie viele Stiche?
my-turn-trump = Du: Nenne Trumpf
my-turn-wheel = Du: Das Rad gehört dir
my-turn-lead = Du spielst aus: jede Karte
my-turn-follow = Du: { $colour } bekennen
my-turn-anything = Du: jede Karte geht
my-waiting = { $name } überlegt…
my-missed = Diesmal nicht
my-on-target = { $left ->
    [0] Genau getroffen!
    [one] Passt genau, noch { $left } Stich
   *[other] Passt genau, noch { $left } Stiche
}
my-needs = { $left ->
    [one] Noch { $missing } nötig, { $left } Stich übrig
   *[other] Noch { $missing } nötig, { $left } Stiche übrig
}
dock-label = Mehr
dock-score = Punkte
dock-wheel = Rad
dock-last-trick = Letzter Stich
dock-talk = Reden
sheet-back = Zurück zum Tisch
last-trick-title = Der letzte Stich ging an { $name }
pad-penalty-short = Strafe
coach-ask = Den Trainer fragen
