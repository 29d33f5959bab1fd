### Das Lucky Wheel im Browser.

wheel-title = Lucky Wheel
wheel-left = { $pawns ->
    [one] { $pawns } Figur
   *[other] { $pawns } Figuren
} · { $rounds ->
    [one] noch { $rounds } Runde
   *[other] noch { $rounds } Runden
}
wheel-option-free = { $option }, frei
wheel-option-taken = { $option }, blockiert von { $name }
wheel-option-not-now = { $option }, nicht in dieser Runde
wheel-choose-or-keep = Tippe auf eine Option, um zu sehen, was sie tut, oder behalte deine Figur.
wheel-roll-or-keep = Würfle und nimm, was kommt, oder behalte deine Figur.
wheel-rolled = Gewürfelt: { $option }!
wheel-double-lucky = { $option } ist blockiert: Double Lucky! Such dir etwas aus!
wheel-penalty-near = { $rounds ->
    [one] Letzte Gelegenheit: Eine unbenutzte Figur kostet 10 Punkte.
   *[other] Nur noch { $rounds } Runden: Eine unbenutzte Figur kostet 10 Punkte.
}
wheel-pick-first = Erst auswählen
wheel-back = Zurück zum Rad
wheel-keep = Figur behalten
wheel-roll = Würfeln
wheel-you = { $name } (du)
wheel-bids = sagt { $bid }
wheel-bid-step = { $name }: { $change }
wheel-do-change-bid = { $name }: Voraussage { $change }
wheel-do-player-swap = { $first } ⇄ { $second } tauschen
wheel-do-change-dealer = Gebermarke an { $name }
wheel-do-double-points = Meine Punkte verdoppeln
wheel-do-change-trump = { $colour } wird Trumpf
wheel-do-extra-card = Extra Card ziehen
wheel-do-no-trump = Ohne Trumpf spielen
wheel-asked = Das Rad ist bei { $name }
wheel-advance = Wenn das Rad zu mir kommt
wheel-advance-ask-me = frag mich
wheel-advance-pass-this-round = diese Runde passen
wheel-advance-pass-until-i-say = passen, bis ich etwas sage
wheel-preview-points = { $bid ->
    [one] Mit 1 Stich: { $points } Punkte.
   *[other] Mit { $bid } Stichen: { $points } Punkte.
}
wheel-choose-one = Such eine aus. Du musst sie nutzen.
