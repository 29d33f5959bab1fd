### Moments over the table, the table screen, and one device for several players.

moment-draw = Wie deelt eerst? De hoogste kaart.
moment-dealer = { $name } deelt eerst
moment-seven = Double Lucky 7: alles telt dubbel
moment-pawns-home = De pionnen gaan naar huis
moment-rolls = { $name } gooit…
moment-double-lucky = Double Lucky! Kies maar!
given-away = De hand die je weggaf: { $cards }
given-away-short = Weggegeven
while-away = Terwijl je weg was
while-away-done = Begrepen
curtain-for = Voor { $name }
curtain-explained = Geef het apparaat aan { $name }. Verder kijkt niemand.
curtain-hold = Vasthouden om te kijken
tv-asks-bid = { $name } voorspelt…
tv-asks-card = { $name } speelt…
tv-asks-trump = { $name } kiest de troef…
tv-asks-wheel = { $name } is aan het wiel…
tv-join = Scan om mee te doen of te kijken
