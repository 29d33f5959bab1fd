### Warum etwas gerade nicht geht, gesagt zu der Person, die es versucht hat.

refusal-game-is-over = Das Spiel ist aus. Noch eins?
refusal-no-such-seat = Einen Platz { $name } gibt es nicht an einem Tisch für { $players }.
refusal-not-your-turn = Noch nicht: Erst ist { $name } dran.
refusal-waiting-for-cards = Einen Moment, die Karten kommen gleich.
refusal-waiting-for-die = Einen Moment, { $name } hat gewürfelt und der Würfel rollt noch.
refusal-not-a-full-deck = Zum Stapel gehören alle 57 Karten, jede genau einmal.
refusal-no-such-face = Der Würfel hat acht Seiten, aber keine { $face }.
refusal-no-draw-now = Um das Geben wird jetzt nicht gezogen.
refusal-no-deal-now = Jetzt werden keine Karten ausgeteilt.
refusal-no-die-now = Es hat niemand gewürfelt.
refusal-no-trump-to-name = Jetzt ist kein Trumpf zu nennen.
refusal-no-bid-now = Für Voraussagen ist jetzt nicht der Moment.
refusal-no-wheel-now = Das Rad ist jetzt nicht im Spiel.
refusal-no-card-now = Behalte die Karte noch ein wenig.
refusal-bid-out-of-range = { $tricks ->
    [one] Es gibt nur { $tricks } Stich: { $bid } geht nicht.
   *[other] Es gibt { $tricks } Stiche: { $bid } geht nicht.
}
refusal-bid-makes-sum-equal = { $tricks ->
    [one] Mit { $bid } ergäben alle Voraussagen genau { $tricks } Stich, und das darf die letzte nicht.
   *[other] Mit { $bid } ergäben alle Voraussagen genau { $tricks } Stiche, und das darf die letzte nicht.
}
refusal-no-die-in-this-mode = In diesem Modus wird nicht gewürfelt: Du hast die freie Wahl.
refusal-roll-first = Erst würfeln, dann wird es vielleicht { $option }.
refusal-roll-is-binding = Der Würfel hat entschieden: Die { $face } gilt.
refusal-rolled-another-option = Du hast { $option } gewürfelt, also gilt { $option }.
refusal-option-is-blocked = { $option } ist blockiert: Dort steht schon die Figur von { $name }.
refusal-round-seven-is-double-already = Runde 7 zählt schon doppelt, { $option } muss warten.
refusal-changed-bid-out-of-range = { $bid } geht bei { $name } nicht: Eine Voraussage ändert sich um 1 und bleibt zwischen 0 und { $tricks }.
refusal-swap-needs-two-players = Zum Tauschen gehören zwei: { $name } und noch jemand.
refusal-is-dealer-already = { $name } hat die Gebermarke schon.
refusal-is-trump-already = { $colour } ist schon Trumpf.
refusal-card-not-held = { $card } hast du nicht auf der Hand.
refusal-must-follow-colour = Erst { $colour } bekennen: Du hast noch davon, { $card } muss warten.
