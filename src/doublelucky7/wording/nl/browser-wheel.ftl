### Het Lucky Wheel in de browser.

wheel-title = Lucky Wheel
wheel-left = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pionnen
} · { $rounds ->
    [one] nog { $rounds } ronde
   *[other] nog { $rounds } rondes
}
wheel-option-free = { $option }, vrij
wheel-option-taken = { $option }, geblokkeerd door { $name }
wheel-option-not-now = { $option }, niet in deze ronde
wheel-choose-or-keep = Tik op een optie om te zien wat ze doet, of bewaar je pion voor later.
wheel-roll-or-keep = Gooi en neem wat er komt, of bewaar je pion voor later.
wheel-rolled = Je gooide { $option }!
wheel-double-lucky = { $option } is geblokkeerd: Double Lucky! Kies maar!
wheel-penalty-near = { $rounds ->
    [one] Laatste kans: een ongebruikte pion kost 10 punten.
   *[other] Nog maar { $rounds } rondes: een ongebruikte pion kost 10 punten.
}
wheel-pick-first = Kies eerst
wheel-back = Terug naar het wiel
wheel-keep = Mijn pion bewaren
wheel-roll = Gooi de dobbelsteen
wheel-you = { $name } (jij)
wheel-bids = voorspelt { $bid }
wheel-bid-step = { $name }: { $change }
wheel-do-change-bid = { $name }: voorspelling { $change }
wheel-do-player-swap = { $first } ⇄ { $second } ruilen
wheel-do-change-dealer = Dealerfiche naar { $name }
wheel-do-double-points = Mijn punten verdubbelen
wheel-do-change-trump = Troef wordt { $colour }
wheel-do-extra-card = Een Extra Card trekken
wheel-do-no-trump = Zonder troef spelen
wheel-asked = Het wiel is bij { $name }
wheel-advance = Als het wiel bij mij komt
wheel-advance-ask-me = vraag het mij
wheel-advance-pass-this-round = deze ronde passen
wheel-advance-pass-until-i-say = passen tot ik iets zeg
wheel-preview-points = { $bid ->
    [one] Met 1 slag: { $points } punten.
   *[other] Met { $bid } slagen: { $points } punten.
}
wheel-choose-one = Kies er één. Die moet je gebruiken.
