### Ein Zug am Lucky Wheel in einem Satz: auf dem Zettel in der Tischmitte, im Verlauf und für die Ohren.
### `.you`: wer liest, hat es getan. `.your`: es trifft, wer liest. `.own`: jemand tut es sich selbst.

slip-change-bid = { $name } ändert eine Voraussage: { $target } { $from } → { $to }.
    .you = Du änderst eine Voraussage: { $target } { $from } → { $to }.
    .your = { $name } ändert deine Voraussage: { $from } → { $to }.
    .own = { $name } geht von { $from } auf { $to }.
    .own-you = Du gehst von { $from } auf { $to }.
slip-everybody-could = Jetzt könnten es alle schaffen.
slip-player-swap = { $name } vertauscht zwei Blätter: { $first } ⇄ { $second }. Die Voraussagen bleiben.
    .you = Du vertauschst zwei Blätter: { $first } ⇄ { $second }. Die Voraussagen bleiben.
    .your = { $name } tauscht dich mit { $target }: neue Karten, gleiche Voraussage.
    .own = { $name } tauscht die Karten mit { $target }. Die Voraussagen bleiben.
    .own-you = Du tauschst die Karten mit { $target }. Die Voraussagen bleiben.
    .own-your = { $name } tauscht die Karten mit dir: neue Karten, gleiche Voraussage.
slip-change-dealer = { $name } verschiebt die Gebermarke: { $target } spielt zu jedem Stich aus.
    .you = Du verschiebst die Gebermarke: { $target } spielt zu jedem Stich aus.
    .your = { $name } gibt dir die Gebermarke: Du spielst zu jedem Stich aus.
    .own = { $name } nimmt die Gebermarke und spielt zu jedem Stich aus.
    .own-you = Du nimmst die Gebermarke und spielst zu jedem Stich aus.
slip-lead-is-trump = Was vom Geberplatz ausgespielt wird, ist Trumpf.
slip-double-points = { $name } spielt um doppelte Punkte.
    .you = Du spielst um doppelte Punkte.
slip-change-trump = { $name } ändert den Trumpf: { $from } → { $to }.
    .you = Du änderst den Trumpf: { $from } → { $to }.
    .new = { $name } macht { $to } zum Trumpf.
    .new-you = Du machst { $to } zum Trumpf.
slip-trumps-now = { $count ->
    [0] Du hast jetzt keinen Trumpf.
    [one] Du hast jetzt 1 Trumpf.
   *[other] Du hast jetzt { $count } Trümpfe.
}
slip-extra-card = { $name } zieht eine Extra Card: { $card }.
    .you = Deine Extra Card: { $card }. Spiel sie in jedem Zug, was auch gefordert ist, oder nie.
slip-no-trump = { $name } ruft No Trump: Die höchste Karte der geforderten Farbe gewinnt.
    .you = Du rufst No Trump: Die höchste Karte der geforderten Farbe gewinnt.
    .same = { $name } ruft No Trump. Es gab keinen: Nichts ändert sich.
    .same-you = Du rufst No Trump. Es gab keinen: Nichts ändert sich.
slip-trumps-plain = { $count ->
    [one] Dein 1 Trumpf ist jetzt eine gewöhnliche Karte.
   *[other] Deine { $count } Trümpfe sind jetzt gewöhnliche Karten.
}
slip-unlucky = { $name } würfelt ein X: Nichts passiert. Die Figur bleibt, und in dieser Runde würfelt sonst niemand.
    .you = Du würfelst ein X: Nichts passiert. Die Figur bleibt, und in dieser Runde würfelt sonst niemand.
slip-double-lucky = { $name } würfelt { $option }, schon belegt: Double Lucky!
    .you = Du würfelst { $option }, schon belegt: Double Lucky!
    .not-now = { $name } würfelt { $option }, nicht in Runde 7: Double Lucky!
    .not-now-you = Du würfelst { $option }, nicht in Runde 7: Double Lucky!
slip-only-one = Nur { $option } ist frei.
slip-rolled = { $name } würfelt { $option }.
    .you = Du würfelst { $option }. Das musst du nutzen.
slip-choosing = { $name } wählt…
slip-nobody = Niemand nutzt das Rad.
tag-change-bid = { $from } → { $to }, { $name }
tag-player-swap = ⇄ { $target }, { $name }
tag-change-dealer = D → { $target }, { $name }
tag-change-trump = Trumpf { $to }, { $name }
tag-no-trump = kein Trumpf, { $name }
order-you-play = du spielst als { $place }.
trump-band = kein Trumpf
trump-brief-as-led = Trumpf: wie eröffnet
