### Moments over the table, the table screen, and one device for several players.

moment-draw = Who deals first? The highest card.
moment-dealer = { $name } deals first
moment-seven = Double Lucky 7: everything counts twice
moment-pawns-home = The pawns walk home
moment-rolls = { $name } rolls…
moment-double-lucky = Double Lucky! Choose!
given-away = The hand you gave away: { $cards }
given-away-short = Given away
while-away = While you were away
while-away-done = Got it
curtain-for = For { $name }
curtain-explained = Pass the device to { $name }. Nobody else looks.
curtain-hold = Hold to look
tv-asks-bid = { $name } bids…
tv-asks-card = { $name } plays…
tv-asks-trump = { $name } names trump…
tv-asks-wheel = { $name } is at the wheel…
tv-join = Scan to sit down or watch
