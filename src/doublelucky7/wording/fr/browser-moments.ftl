### Moments over the table, the table screen, and one device for several players.

moment-draw = Qui donne en premier ? La plus haute carte.
moment-dealer = { $name } donne en premier
moment-seven = Double Lucky 7 : tout compte double
moment-pawns-home = Les pions rentrent à la maison
moment-rolls = { $name } lance le dé…
moment-double-lucky = Double Lucky ! Au choix !
given-away = La main que tu as donnée : { $cards }
given-away-short = Donnée
while-away = Pendant ton absence
while-away-done = Compris
curtain-for = Pour { $name }
curtain-explained = Passe l’appareil à { $name }. Personne d’autre ne regarde.
curtain-hold = Maintenir pour regarder
tv-asks-bid = { $name } mise…
tv-asks-card = { $name } joue…
tv-asks-trump = { $name } nomme l’atout…
tv-asks-wheel = { $name } est à la roue…
tv-join = Scanner pour jouer ou regarder
