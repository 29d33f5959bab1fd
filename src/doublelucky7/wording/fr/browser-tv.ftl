### The living room: the table on a television, and the table before the game.

tv-standings = Classement
tv-scan = Scanne avec ton téléphone
tv-code = ou ouvre
tv-type = et saisis
tv-who = Qui joue ?
tv-free-seat = place libre
tv-paused = Pause
tv-forfeit = Gage
rematch-asked = Envie de rejouer : { $names }
glance-with-wheel = { $players } joueurs · { $cards } des 57 cartes à la plus grande manche · { $pawns } pions
glance = { $players } joueurs · { $cards } des 57 cartes à la plus grande manche
fill-with-bots = Compléter avec des bots
tv-film = Comment on joue : un film
