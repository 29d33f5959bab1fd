### The living room: the table on a television, and the table before the game.

tv-standings = Standings
tv-scan = Scan with your phone
tv-code = or open
tv-type = and type
tv-who = Who plays?
tv-free-seat = free seat
tv-paused = Pause
tv-forfeit = Forfeit
rematch-asked = { $names } would like to play again
glance-with-wheel = { $players } players · { $cards } of 57 cards dealt in the largest round · { $pawns } pawns
glance = { $players } players · { $cards } of 57 cards dealt in the largest round
fill-with-bots = Fill with bots
tv-film = How it is played: a film
