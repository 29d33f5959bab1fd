### The living room: the table on a television, and the table before the game.

tv-standings = Stand
tv-scan = Mit dem Handy scannen
tv-code = oder öffne
tv-type = und tippe
tv-who = Wer spielt mit?
tv-free-seat = freier Platz
tv-paused = Pause
tv-forfeit = Aufgabe
rematch-asked = Lust auf noch ein Spiel: { $names }
glance-with-wheel = { $players } Spieler · in der größten Runde { $cards } von 57 Karten · { $pawns } Figuren
glance = { $players } Spieler · in der größten Runde { $cards } von 57 Karten
fill-with-bots = Mit Bots auffüllen
tv-film = So geht’s: ein Film
