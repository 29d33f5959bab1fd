### De tafel in de browser.

table-menu = Menu
table-bot-badge = bot
table-away = even weg
table-extra-card = Extra Card
table-my-extra-card = Jouw Extra Card, { $card }
table-turned-up = Omgedraaid: { $card }
table-face-down = De open troefkaart ligt nu gesloten
table-bids = { $tricks ->
    [one] { $sum } voorspeld voor { $tricks } slag
   *[other] { $sum } voorspeld voor { $tricks } slagen
}
meter-bids = { $sum } voor { $tricks }
meter-over = { $count } te veel
meter-under = { $count } te weinig
tokens-left = { $count ->
    [one] Nog { $count } rondenfiche
   *[other] Nog { $count } rondenfiches
}
seat-is-bot = bot, { $level }
seat-bot-plays = er speelt even een bot
seat-is-dealer = dealer
seat-is-member = in de High Rollers Club
seat-won-of-bid = slagen: { $won } van { $bid }
seat-on-target = precies goed
seat-missed = haalt het niet meer
seat-doubled = punten tellen dubbel
seat-has-pawn = heeft de pion nog
seat-to-act = is aan de beurt
hand-label = { $count ->
    [one] Jouw hand, { $count } kaart
   *[other] Jouw hand, { $count } kaarten
}
hand-trump-card = { $card }, troef
hand-card-refused = { $card }. { $reason }
hand-card-lifted = { $card }, opgetild. Nog een tik speelt haar.
hand-card-queued = { $card }, gekozen voor je beurt
hand-next = straks
trick-label = De slag
trick-card = { $name }: { $card }
bid-title = Hoeveel slagen?
bid-so-far = { $tricks ->
    [one] Tot nu toe { $sum } voor { $tricks } slag
   *[other] Tot nu toe { $sum } voor { $tricks } slagen
}
bid-forbidden = { $tricks ->
    [one] De anderen: { $sum } van { $tricks }, dus niet { $bid }
   *[other] De anderen: { $sum } van { $tricks }, dus niet { $bid }
}
bid-refused = { $bid }. { $reason }
bid-choose = Kies een fiche
bid-do = Voorspel { $bid }
trump-open = troef moet nog gekozen worden
trump-brief = Troef: { $colour }
trump-title = Kies troef
trump-explained = De Joker ligt open: jij kiest de kleur.
bar-round = Ronde { $round }
bar-round-of = { $tricks ->
    [one] Ronde { $round } van { $rounds } · { $tricks } slag
   *[other] Ronde { $round } van { $rounds } · { $tricks } slagen
}
my-turn-bid = Jij: hoeveel slagen?
my-turn-trump = Jij: kies troef
my-turn-wheel = Jij: het wiel is voor jou
my-turn-lead = Jij komt uit: elke kaart mag
my-turn-follow = Jij: beken { $colour }
my-turn-anything = Jij: elke kaart mag
my-waiting = { $name } denkt na…
my-missed = Deze keer niet
my-on-target = { $left ->
    [0] Precies goed!
    [one] Precies goed, nog { $left } slag
   *[other] Precies goed, nog { $left } slagen
}
my-needs = { $left ->
    [one] Nog { $missing } nodig, { $left } slag over
   *[other] Nog { $missing } nodig, { $left } slagen over
}
dock-label = Meer
dock-score = Score
dock-wheel = Wiel
dock-last-trick = Laatste slag
dock-talk = Praten
sheet-back = Terug naar de tafel
last-trick-title = De laatste slag was voor { $name }
pad-penalty-short = Straf
coach-ask = De coach vragen
