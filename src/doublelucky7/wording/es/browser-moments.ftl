### Moments over the table, the table screen, and one device for several players.

moment-draw = ¿Quién reparte primero? La carta más alta.
moment-dealer = { $name } reparte primero
moment-seven = Double Lucky 7: todo cuenta doble
moment-pawns-home = Los peones vuelven a casa
moment-rolls = { $name } tira el dado…
moment-double-lucky = ¡Double Lucky! ¡A elegir!
given-away = La mano que entregaste: { $cards }
given-away-short = Entregada
while-away = Mientras no estabas
while-away-done = Entendido
curtain-for = Para { $name }
curtain-explained = Pásale el aparato a { $name }. Nadie más mira.
curtain-hold = Mantén pulsado para mirar
tv-asks-bid = { $name } predice…
tv-asks-card = { $name } juega…
tv-asks-trump = { $name } elige el triunfo…
tv-asks-wheel = { $name } está en la rueda…
tv-join = Escanea para jugar o mirar
