### Een gebruik van het Lucky Wheel in één zin: op het briefje midden op tafel, in het verslag en voor het oor.
### `.you`: de lezer deed het. `.your`: het treft de lezer. `.own`: iemand doet het zichzelf aan.

slip-change-bid = { $name } verandert een voorspelling: { $target } { $from } → { $to }.
    .you = Je verandert een voorspelling: { $target } { $from } → { $to }.
    .your = { $name } verandert jouw voorspelling: { $from } → { $to }.
    .own = { $name } gaat van { $from } naar { $to }.
    .own-you = Je gaat van { $from } naar { $to }.
slip-everybody-could = Nu kan iedereen het halen.
slip-player-swap = { $name } ruilt twee handen: { $first } ⇄ { $second }. Voorspellingen blijven.
    .you = Je ruilt twee handen: { $first } ⇄ { $second }. Voorspellingen blijven.
    .your = { $name } ruilt jou met { $target }: nieuwe kaarten, zelfde voorspelling.
    .own = { $name } ruilt van kaarten met { $target }. Voorspellingen blijven.
    .own-you = Je ruilt van kaarten met { $target }. Voorspellingen blijven.
    .own-your = { $name } ruilt van kaarten met jou: nieuwe kaarten, zelfde voorspelling.
slip-change-dealer = { $name } verplaatst de dealerfiche: { $target } komt bij elke slag uit.
    .you = Je verplaatst de dealerfiche: { $target } komt bij elke slag uit.
    .your = { $name } maakt jou dealer: jij komt bij elke slag uit.
    .own = { $name } neemt de dealerfiche en komt bij elke slag uit.
    .own-you = Je neemt de dealerfiche en komt bij elke slag uit.
slip-lead-is-trump = Waar de dealer mee uitkomt, is troef.
slip-double-points = { $name } speelt om dubbele punten.
    .you = Je speelt om dubbele punten.
slip-change-trump = { $name } verandert troef: { $from } → { $to }.
    .you = Je verandert troef: { $from } → { $to }.
    .new = { $name } maakt { $to } troef.
    .new-you = Je maakt { $to } troef.
slip-trumps-now = { $count ->
    [0] Je hebt nu geen troef.
    [one] Je hebt nu 1 troef.
   *[other] Je hebt nu { $count } troeven.
}
slip-extra-card = { $name } trekt een Extra Card: { $card }.
    .you = Jouw Extra Card: { $card }. Speel haar op elke beurt, wat er ook gevraagd is, of nooit.
slip-no-trump = { $name } roept No Trump: de hoogste van de gevraagde kleur wint.
    .you = Je roept No Trump: de hoogste van de gevraagde kleur wint.
    .same = { $name } roept No Trump. Er was er geen: er verandert niets.
    .same-you = Je roept No Trump. Er was er geen: er verandert niets.
slip-trumps-plain = { $count ->
    [one] Je 1 troef is nu een gewone kaart.
   *[other] Je { $count } troeven zijn nu gewone kaarten.
}
slip-unlucky = { $name } gooit een X: er gebeurt niets. De pion blijft, en niemand anders gooit deze ronde.
    .you = Je gooit een X: er gebeurt niets. De pion blijft, en niemand anders gooit deze ronde.
slip-double-lucky = { $name } gooit { $option }, al bezet: Double Lucky!
    .you = Je gooit { $option }, al bezet: Double Lucky!
    .not-now = { $name } gooit { $option }, niet in ronde 7: Double Lucky!
    .not-now-you = Je gooit { $option }, niet in ronde 7: Double Lucky!
slip-only-one = Alleen { $option } is vrij.
slip-rolled = { $name } gooit { $option }.
    .you = Je gooit { $option }. Die moet je gebruiken.
slip-choosing = { $name } kiest…
slip-nobody = Niemand gebruikt het wiel.
tag-change-bid = { $from } → { $to }, { $name }
tag-player-swap = ⇄ { $target }, { $name }
tag-change-dealer = D → { $target }, { $name }
tag-change-trump = troef { $to }, { $name }
tag-no-trump = geen troef, { $name }
order-you-play = jij speelt als { $place }e
trump-band = geen troef
trump-brief-as-led = Troef: gevraagde kleur
