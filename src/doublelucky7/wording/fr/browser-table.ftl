### La table dans le navigateur.

table-menu = Menu
table-bot-badge = bot
table-away = absent
table-extra-card = Extra Card
table-my-extra-card = Ton Extra Card, { $card }
table-turned-up = Retournée : { $card }
table-face-down = La carte retournée est maintenant face cachée
table-bids = { $tricks ->
    [one] Total des mises : { $sum } pour { $tricks } pli
   *[other] Total des mises : { $sum } pour { $tricks } plis
}
meter-bids = { $sum } pour { $tricks }
meter-over = { $count } de trop
meter-under = { $count } de moins
tokens-left = { $count ->
    [one] Encore { $count } jeton de manche
   *[other] Encore { $count } jetons de manche
}
seat-is-bot = bot, { $level }
seat-bot-plays = un bot joue pour l’instant
seat-is-dealer = donne
seat-is-member = au High Rollers Club
seat-won-of-bid = plis : { $won } sur { $bid }
seat-on-target = mise atteinte
seat-missed = mise manquée
seat-doubled = points doublés
seat-has-pawn = a encore son pion
seat-to-act = doit jouer
hand-label = { $count ->
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
}
hand-trump-card = { $card }, atout
hand-card-refused = { $card }. { $reason }
hand-card-lifted = { $card }, levée. Encore une fois pour la jouer.
hand-card-queued = { $card }, choisie pour ton tour
hand-next = ensuite
trick-label = Le pli
trick-card = { $name } : { $card }
bid-title = Combien de plis ?
bid-so-far = { $tricks ->
    [one] { $sum } jusqu’ici pour { $tricks } pli
   *[other] { $sum } jusqu’ici pour { $tricks } plis
}
bid-forbidden = { $tricks ->
    [one] Les autres : { $sum } sur { $tricks }, donc pas { $bid }
   *[other] Les autres : { $sum } sur { $tricks }, donc pas { $bid }
}
bid-refused = { $bid }. { $reason }
bid-choose = Choisis un jeton
bid-do = Miser { $bid }
trump-open = l’atout reste à nommer
trump-brief = Atout : { $colour }
trump-title = Nommer l’atout
trump-explained = Le Joker est retourné : à toi de choisir la couleur.
bar-round = Manche { $round }
bar-round-of = { $tricks ->
    [one] Manche { $round } sur { $rounds } · { $tricks } pli
   *[other] Manche { $round } sur { $rounds } · { $tricks } plis
}
my-turn-bid = À toi : combien de plis ?
my-turn-trump = À toi : nomme l’atout
my-turn-wheel = À toi : la roue t’attend
my-turn-lead = Tu entames : n’importe quelle carte
my-turn-follow = À toi : fournis { $colour }
my-turn-anything = À toi : joue ce que tu veux
my-waiting = { $name } réfléchit…
my-missed = Pas cette fois
my-on-target = { $left ->
    [0] Pile !
    [one] Mise atteinte, { $left } pli restant
   *[other] Mise atteinte, { $left } plis restants
}
my-needs = { $left ->
    [one] Encore { $missing }, { $left } pli restant
   *[other] Encore { $missing }, { $left } plis restants
}
dock-label = Plus
dock-score = Score
dock-wheel = Roue
dock-last-trick = Dernier pli
dock-talk = Parler
sheet-back = Retour à la table
last-trick-title = Dernier pli pour { $name }
pad-penalty-short = Pén.
coach-ask = Demander à l’entraîneur
