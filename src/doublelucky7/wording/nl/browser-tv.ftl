### The living room: the table on a television, and the table before the game.

tv-standings = Stand
tv-scan = Scan met je telefoon
tv-code = of open
tv-type = en typ
tv-who = Wie speelt mee?
tv-free-seat = vrije plaats
tv-paused = Pauze
tv-forfeit = Opdracht
rematch-asked = Zin in nog een spel: { $names }
glance-with-wheel = { $players } spelers · { $cards } van 57 kaarten in de grootste ronde · { $pawns } pionnen
glance = { $players } spelers · { $cards } van 57 kaarten in de grootste ronde
fill-with-bots = Aanvullen met bots
tv-film = Zo speel je het: een film
