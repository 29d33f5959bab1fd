### Un usage de la Lucky Wheel en une phrase : sur le billet au milieu de la table, dans le journal et pour l’oreille.
### `.you` : qui lit l’a fait. `.your` : cela touche qui lit. `.own` : quelqu’un le fait pour soi.

slip-change-bid = { $name } change une mise : { $target } { $from } → { $to }.
    .you = Tu changes une mise : { $target } { $from } → { $to }.
    .your = { $name } change ta mise : { $from } → { $to }.
    .own = { $name } passe de { $from } à { $to }.
    .own-you = Tu passes de { $from } à { $to }.
slip-everybody-could = Maintenant, tout le monde peut réussir.
slip-player-swap = { $name } échange deux mains : { $first } ⇄ { $second }. Les mises restent.
    .you = Tu échanges deux mains : { $first } ⇄ { $second }. Les mises restent.
    .your = { $name } t’échange avec { $target } : nouvelles cartes, même mise.
    .own = { $name } échange sa main avec { $target }. Les mises restent.
    .own-you = Tu échanges ta main avec { $target }. Les mises restent.
    .own-your = { $name } échange sa main avec toi : nouvelles cartes, même mise.
slip-change-dealer = { $name } déplace le jeton de donneur : { $target } entame chaque pli.
    .you = Tu déplaces le jeton de donneur : { $target } entame chaque pli.
    .your = { $name } te donne le jeton de donneur : tu entames chaque pli.
    .own = { $name } prend le jeton de donneur et entame chaque pli.
    .own-you = Tu prends le jeton de donneur et entames chaque pli.
slip-lead-is-trump = La couleur entamée par le donneur est atout.
slip-double-points = { $name } joue pour des points doubles.
    .you = Tu joues pour des points doubles.
slip-change-trump = { $name } change l’atout : { $from } → { $to }.
    .you = Tu changes l’atout : { $from } → { $to }.
    .new = { $name } choisit l’atout : { $to }.
    .new-you = Tu choisis l’atout : { $to }.
slip-trumps-now = { $count ->
    [0] Tu n’as plus d’atout.
    [one] Tu as maintenant 1 atout.
   *[other] Tu as maintenant { $count } atouts.
}
slip-extra-card = { $name } pioche une Extra Card : { $card }.
    .you = Ton Extra Card : { $card }. Joue-la à n’importe quel tour, quelle que soit la couleur, ou jamais.
slip-no-trump = { $name } annonce No Trump : la plus haute carte de la couleur demandée gagne.
    .you = Tu annonces No Trump : la plus haute carte de la couleur demandée gagne.
    .same = { $name } annonce No Trump. Il n’y en avait pas : rien ne change.
    .same-you = Tu annonces No Trump. Il n’y en avait pas : rien ne change.
slip-trumps-plain = { $count ->
    [one] Ton 1 atout est maintenant une carte ordinaire.
   *[other] Tes { $count } atouts sont maintenant des cartes ordinaires.
}
slip-unlucky = { $name } obtient un X : rien ne se passe. Le pion reste, et personne d’autre ne lance dans cette manche.
    .you = Tu obtiens un X : rien ne se passe. Le pion reste, et personne d’autre ne lance dans cette manche.
slip-double-lucky = { $name } obtient { $option }, déjà prise : Double Lucky !
    .you = Tu obtiens { $option }, déjà prise : Double Lucky !
    .not-now = { $name } obtient { $option }, pas dans la manche 7 : Double Lucky !
    .not-now-you = Tu obtiens { $option }, pas dans la manche 7 : Double Lucky !
slip-only-one = Seule { $option } est libre.
slip-rolled = { $name } obtient { $option }.
    .you = Tu obtiens { $option }. Il faut s’en servir.
slip-choosing = { $name } choisit…
slip-nobody = Personne n’utilise la roue.
tag-change-bid = { $from } → { $to }, { $name }
tag-player-swap = ⇄ { $target }, { $name }
tag-change-dealer = D → { $target }, { $name }
tag-change-trump = atout { $to }, { $name }
tag-no-trump = sans atout, { $name }
order-you-play = { $place ->
    [1] tu joues en 1er
   *[other] tu joues en { $place }e
}
trump-band = sans atout
trump-brief-as-led = Atout : celui du donneur
