### The living room: the table on a television, and the table before the game.

tv-standings = Stand
tv-scan = Scan met je telefoon
tv-code = of open het adres en typ
tv-who = Wie speelt mee?
tv-free-seat = vrije plaats
tv-paused = Pauze
tv-forfeit = Opdracht
story-hits = Vaakst goed: { $names }, { $hits } van { $rounds }
story-best-round = Beste ronde: { $names }, { $points } in ronde { $round }
story-boldest = Stoutste bod: { $names } zei { $bid } en haalde { $bid }
story-wheel = { $count ->
    [one] Het rad is één keer gebruikt.
   *[other] Het rad is { $count } keer gebruikt.
}
rematch-asked = { $names } wil nog een keer spelen
glance-with-wheel = { $players } spelers · { $cards } van 57 kaarten in de grootste ronde · { $pawns } pionnen
glance = { $players } spelers · { $cards } van 57 kaarten in de grootste ronde
fill-with-bots = Aanvullen met bots
