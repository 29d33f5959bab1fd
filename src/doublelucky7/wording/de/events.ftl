### Was geschah, je eine Zeile. `.you` spricht an, wer es tat, `.own` betrifft einen selbst, `.own-you` beides.

event-drew-for-dealer = Ums Geben wird gezogen: { $draws }
drawn-by-one = { $name } { $card }
event-dealer-found = { $name } gibt zuerst
    .you = Du gibst zuerst
event-pawns-returned = Alle Figuren kommen zurück, das Rad ist wieder frei
event-round-started = { $tricks ->
    [one] Runde { $round }: { $tricks } Karte für jeden Platz, { $name } gibt
   *[other] Runde { $round }: { $tricks } Karten für jeden Platz, { $name } gibt
}
event-deck-set = Die Karten sind gemischt
event-hand-dealt = { $name } nimmt auf: { $cards }
    .you = Du nimmst auf: { $cards }
event-trump-turned = Aufgedeckt wird { $card }: Trumpf ist { $colour }
    .joker = Aufgedeckt wird der Joker
event-trump-named = { $name } nennt { $colour } als Trumpf
    .you = Du nennst { $colour } als Trumpf
event-bid-placed = { $name } sagt { $bid } voraus
    .you = Du sagst { $bid } voraus
event-pawn-kept = { $name } behält die Figur
    .you = Du behältst deine Figur
event-die-rolled = { $name } wirft den Lucky Dice
    .you = Du wirfst den Lucky Dice
event-die-showed = Der Würfel zeigt { $option }
    .unlucky = Der Würfel zeigt { $option }: Nichts passiert, die Figur bleibt in der Hand
event-pawn-placed = { $name } setzt die Figur auf { $option }
    .you = Du setzt deine Figur auf { $option }
event-bid-changed = { $name } ändert die Voraussage von { $target } auf { $bid }
    .you = Du änderst die Voraussage von { $target } auf { $bid }
    .own = { $name } ändert die eigene Voraussage auf { $bid }
    .own-you = Du änderst deine Voraussage auf { $bid }
event-hands-swapped = { $name } vertauscht die Karten von { $first } und { $second }
    .you = Du vertauschst die Karten von { $first } und { $second }
    .own = { $name } tauscht die Karten mit { $target }
    .own-you = Du tauschst die Karten mit { $target }
event-hand-received = { $name } bekommt { $cards }
    .you = Du bekommst { $cards }
event-dealer-changed = { $name } gibt die Gebermarke an { $target }
    .you = Du gibst die Gebermarke an { $target }
    .own = { $name } nimmt die Gebermarke
    .own-you = Du nimmst die Gebermarke
event-points-doubled = { $name } spielt um doppelte Punkte
    .you = Du spielst um doppelte Punkte
event-trump-changed = { $name } macht { $colour } zum Trumpf
    .you = Du machst { $colour } zum Trumpf
event-extra-card-drawn = { $name } zieht eine Extra Card: { $card }
    .you = Du ziehst eine Extra Card: { $card }
event-trump-removed = { $name } schafft den Trumpf ab
    .you = Du schaffst den Trumpf ab
event-card-played = { $name } spielt { $card }
    .you = Du spielst { $card }
event-trick-won = { $name } macht den Stich mit { $card }
    .you = Du machst den Stich mit { $card }
event-round-scored = Punkte der Runde { $round }: { $points }
points-of-one = { $name } { $points }
event-game-ended = { $count ->
    [one] { $names } gewinnt mit { $total }
   *[other] { $names } teilen sich den Sieg mit je { $total }
}
    .you = Du gewinnst mit { $total }
