### Watching a finished game again, and checking its deal.

title-replay = Wiederholung
title-verify = Geben nachprüfen
replay-step = Schritt { $step } von { $steps }
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-stop = Anhalten
replay-round-before = Runde zurück
replay-round-after = Nächste Runde
replay-eyes = Mit wessen Augen
replay-open = Alle Karten offen
replay-hand-of = { $name }: { $cards }
replay-no-cards = keine Karten
replay-link = Link zu diesem Schritt
replay-keys = Pfeiltasten: Schritt, Bildtasten: Runde, Leertaste: abspielen.
verify-house = Auch der Server hat das ganze Protokoll geprüft und stimmt zu.
verify-house-differs = Der Server ist in Runde { $round } anderer Meinung.
verify-promised = Versprechen vor der Partie
verify-secret = Geheimnis, nach der Partie geöffnet
verify-shares = Was alle beigetragen haben
verify-share-given = { $name } hat { $hex }… beigetragen
verify-share-silent = { $name } hat nichts beigetragen
verify-share-bot = { $name } ist ein Bot und trägt nichts bei
