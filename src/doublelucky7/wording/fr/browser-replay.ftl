### Watching a finished game again, and checking its deal.

title-replay = Revoir la partie
title-verify = Vérifier la donne
replay-step = Étape { $step } sur { $steps }
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-play = Lecture
replay-stop = Pause
replay-round-before = Manche précédente
replay-round-after = Manche suivante
replay-eyes = Par les yeux de
replay-open = Toutes les cartes ouvertes
replay-hand-of = { $name } : { $cards }
replay-no-cards = pas de cartes
replay-link = Lien vers cette étape
replay-keys = Flèches : étape, touches Page : manche, espace : lecture.
verify-house = Le serveur a vérifié tout le compte rendu et confirme.
verify-house-differs = Le serveur n’est pas d’accord sur la manche { $round }.
verify-promised = Promesse faite avant la partie
verify-secret = Secret ouvert après la partie
verify-shares = Ce que chacun a ajouté
verify-share-given = { $name } a ajouté { $hex }…
verify-share-silent = { $name } n’a rien ajouté
verify-share-bot = { $name } est un bot et n’ajoute rien
