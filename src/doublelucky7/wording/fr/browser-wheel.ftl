### La Lucky Wheel dans le navigateur.

wheel-title = Lucky Wheel
wheel-left = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
} · { $rounds ->
    [one] encore { $rounds } manche
   *[other] encore { $rounds } manches
}
wheel-option-free = { $option }, libre
wheel-option-taken = { $option }, bloquée par { $name }
wheel-option-not-now = { $option }, pas dans cette manche
wheel-choose-or-keep = Touche une option pour voir ce qu’elle fait, ou garde ton pion pour plus tard.
wheel-roll-or-keep = Lance le dé et prends ce qui vient, ou garde ton pion pour plus tard.
wheel-rolled = Tu as obtenu { $option } !
wheel-double-lucky = { $option } est bloquée : Double Lucky ! Choisis !
wheel-penalty-near = { $rounds ->
    [one] Dernière chance : un pion inutilisé coûte 10 points.
   *[other] Plus que { $rounds } manches : un pion inutilisé coûte 10 points.
}
wheel-pick-first = Choisis d’abord
wheel-back = Retour à la roue
wheel-keep = Garder mon pion
wheel-roll = Lancer le dé
wheel-you = { $name } (toi)
wheel-bids = mise { $bid }
wheel-bid-step = { $name } : { $change }
wheel-do-change-bid = { $name } : mise { $change }
wheel-do-player-swap = Échanger { $first } ⇄ { $second }
wheel-do-change-dealer = { $name } devient donneur
wheel-do-double-points = Doubler mes points
wheel-do-change-trump = Atout { $colour }
wheel-do-extra-card = Piocher une Extra Card
wheel-do-no-trump = Jouer sans atout
wheel-asked = La roue est chez { $name }
wheel-advance = Quand la roue arrive à moi
wheel-advance-ask-me = demande-moi
wheel-advance-pass-this-round = passer cette manche
wheel-advance-pass-until-i-say = passer jusqu’à nouvel ordre
wheel-preview-points = { $bid ->
    [0] Avec 0 pli : { $points } points.
    [one] Avec 1 pli : { $points } points.
   *[other] Avec { $bid } plis : { $points } points.
}
wheel-choose-one = Choisis-en une. Il faut s’en servir.
