### Watching a finished game again, and checking its deal.

title-replay = Terugkijken
title-verify = Het delen controleren
replay-step = Stap { $step } van { $steps }
replay-back = Een stap terug
replay-on = Een stap verder
replay-play = Afspelen
replay-stop = Stoppen
replay-round-before = Vorige ronde
replay-round-after = Volgende ronde
replay-eyes = Door wiens ogen
replay-open = Alle kaarten open
replay-hand-of = { $name }: { $cards }
replay-no-cards = geen kaarten
replay-link = Link naar deze stap
replay-keys = Pijltjes: stap, Page-toetsen: ronde, spatie: afspelen.
verify-house = De server heeft het hele verslag ook gecontroleerd en is het eens.
verify-house-differs = De server is het niet eens over ronde { $round }.
verify-promised = Belofte van voor het spel
verify-secret = Geheim, na het spel geopend
verify-shares = Wat iedereen toevoegde
verify-share-given = { $name } voegde { $hex }… toe
verify-share-silent = { $name } voegde niets toe
verify-share-bot = { $name } is een bot en voegt niets toe
