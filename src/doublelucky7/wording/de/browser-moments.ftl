### Moments over the table, the table screen, and one device for several players.

moment-draw = Wer gibt zuerst? Die höchste Karte.
moment-dealer = { $name } gibt zuerst
moment-seven = Double Lucky 7: Alles zählt doppelt
moment-pawns-home = Die Figuren gehen nach Hause
moment-rolls = { $name } würfelt…
moment-double-lucky = Double Lucky! Freie Wahl!
given-away = Das Blatt, das du weggegeben hast: { $cards }
given-away-short = Weggegeben
while-away = Während du weg warst
while-away-done = Alles klar
curtain-for = Für { $name }
curtain-explained = Gib das Gerät an { $name }. Sonst schaut niemand.
curtain-hold = Halten zum Schauen
tv-asks-bid = { $name } sagt voraus…
tv-asks-card = { $name } spielt…
tv-asks-trump = { $name } nennt die Trumpffarbe…
tv-asks-wheel = { $name } ist am Rad…
tv-join = Scannen zum Mitspielen oder Zuschauen
