### The living room: the table on a television, and the table before the game.

tv-standings = Classement
tv-scan = Scannez avec votre téléphone
tv-code = ou ouvrez l’adresse et tapez
tv-who = Qui joue ?
tv-free-seat = place libre
tv-paused = Pause
tv-forfeit = Gage
story-hits = Le plus de mises réussies : { $names }, { $hits } sur { $rounds }
story-best-round = Meilleure manche : { $names }, { $points } à la manche { $round }
story-boldest = Mise la plus hardie : { $names } a dit { $bid } et pris { $bid }
story-wheel = { $count ->
    [one] La roue a servi une fois.
   *[other] La roue a servi { $count } fois.
}
rematch-asked = { $names } veut rejouer
glance-with-wheel = { $players } joueurs · { $cards } des 57 cartes à la plus grande manche · { $pawns } pions
glance = { $players } joueurs · { $cards } des 57 cartes à la plus grande manche
fill-with-bots = Compléter avec des bots
