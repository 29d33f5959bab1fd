### Ce que répondent les commandes.

## Arguments incompris ; le nom de l’argument précède les trois premiers.

bad-number = { $given } n’est pas un nombre entier de { $least } à { $most }
bad-number-too-small = { $given } n’est pas un nombre entier à partir de { $least }
bad-number-too-large = { $given } est trop grand : { $most } au plus
bad-choice = { $given } ne fait pas partie de { $choices }
bad-value-missing = il manque quelque chose après { $argument }
bad-value-unasked = rien ne va après { $argument }
bad-together = { $argument } et { $other } ne vont pas ensemble
bad-unknown = que veut dire { $arguments } ? --help en dit plus
bad-missing = il manque { $arguments } ; --help en dit plus
bad-arguments = ceci est incompréhensible ; --help en dit plus
bots-and-players-differ = --bots en nomme { $bots } et --players dit { $players } ; l’un des deux suffit
bots-not-for-a-table = --bots en nomme { $bots }, mais une table a de { $least } à { $most } places
json-and-records = --json et --records - écrivent tous deux sur la sortie standard ; un seul suffit
parquet-missing = --parquet demande un paquet de plus : pip install "doublelucky7[parquet]"

## Fichiers

standard-input = entrée standard
standard-output = sortie standard
line-of-file = { $file }, ligne { $line }
file-not-found = il n’y a pas de fichier { $file }
folder-not-found = il n’y a pas de dossier { $folder }
file-is-a-folder = { $file } est un dossier, pas un fichier
file-not-allowed = { $file } ne peut pas être ouvert : accès refusé
file-fails = { $file } est inutilisable : { $why }
stream-closed = { $stream } : fermée
no-games = aucune partie dans { $file }
no-such-game = { $games ->
    [one] pas de partie { $game } dans { $file }, qui en contient { $games }
   *[other] pas de partie { $game } dans { $file }, qui en contient { $games }
}
unreadable-not-utf8 = ce n’est pas du texte UTF-8 ({ $place }, { $detail })
unreadable-not-json = ce n’est pas du JSON ({ $place }, { $detail })
unreadable-wrong-field = ce n’est pas une partie notée ({ $place } : { $detail })
unreadable-wrong-word = ce n’est pas la notation d’une partie ({ $place } : { $detail })

## simulate

playing = On joue
simulated = { $games ->
    [one] { $games } partie jouée avec la graine { $seed }
   *[other] { $games } parties jouées avec la graine { $seed }
}
records-written = { $games ->
    [one] { $games } partie écrite dans { $file }
   *[other] { $games } parties écrites dans { $file }
}
tally =
    .name = Nom
    .bot = Bot
    .points = Points par partie
    .penalty = Pénalités
    .exact = Mises justes
    .wins = Victoires
mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
count-and-share = { $count } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
bot-failed = le bot { $bot } a abandonné à la partie { $game } : { $why }
no-bot-unknown = il n’y a pas de bot { $name } ; on connaît { $known }
no-bot-no-module = le module pour { $name } ne peut pas être chargé : { $detail }
no-bot-no-class = le module pour { $name } ne contient pas { $detail }
no-bot-cannot-start = le bot { $name } ne peut pas démarrer : { $detail }
no-bot-not-a-bot = { $name } n’est pas un bot : il manque { $detail }

## verify

verifying = On vérifie
verified = { $games ->
    [one] { $file } : { $games } partie vérifiée
   *[other] { $file } : { $games } parties vérifiées
}
verified-in-all = { $games ->
    [one] En tout { $games } partie vérifiée
   *[other] En tout { $games } parties vérifiées
}
nothing = rien
clause-fair-dealing = donne vérifiable
clause-record-format = format des parties notées

place-dealing = donne
place-draw = tirage { $number }
place-first-dealer = premier donneur
place-round = manche { $round }
place-deck = manche { $round }, pioche
place-turned-up = manche { $round }, carte retournée
place-trump-named = manche { $round }, atout
place-bid = manche { $round }, mise { $number }
place-wheel = manche { $round }, roue, étape { $number }
place-trick = manche { $round }, pli { $trick }
    .card = manche { $round }, pli { $trick }, carte { $number }
place-stand-in = manche { $round }, remplacements
    .decision = manche { $round }, décision { $number }
place-assisted = manche { $round }, décision { $number }
place-seat = place { $number }
place-points = manche { $round }, points
place-forfeit = manche { $round }, gages
    .given = manche { $round }, gage { $number }
place-result = résultat

disagreement-unknown-algorithm = distribué selon « { $found } », mais on ne connaît ici que « { $expected } »
disagreement-contributions-differ = contributions : { $found }, places : { $expected }
disagreement-commitment-does-not-open = le secret n’est pas celui qui avait été promis
disagreement-secret-not-revealed = la partie est finie, mais son secret n’a jamais été révélé
disagreement-draw-differs = ce ne sont pas les cartes que la clé prévoit pour ce tirage
disagreement-deck-differs = ce n’est pas la pioche que la clé prévoit pour cette manche
disagreement-die-differs = le dé montre { $found }, mais la clé prévoit { $expected }
disagreement-forfeit-differs = le gage { $found } a été donné, mais la clé prévoit le gage { $expected }
disagreement-illegal-action = pas permis. { $reason }
disagreement-first-dealer-differs = noté { $found }, mais le tirage désigne { $expected }
disagreement-round-differs = notée comme manche { $found }, mais c’est la manche { $expected }
disagreement-cards-differ = cartes notées : { $found }, en réalité : { $expected }
disagreement-dealer-differs = donneur noté : { $found }, mais { $expected } a le jeton
disagreement-turned-up-differs = noté { $found }, mais la carte suivante est le { $expected }
disagreement-trick-broken-off = cartes jouées : { $found } sur { $expected }
disagreement-trick-too-long = cartes jouées : { $found }, places : { $expected }
disagreement-trick-winner-differs = noté pour { $found }, mais le pli revient à { $expected }
disagreement-stand-in-differs = les remplacements ne vont pas avec les décisions
disagreement-assisted-differs = le coach ne peut pas avoir aidé pour cette décision
disagreement-replaced-differs = un bot ne peut pas avoir pris cette place ainsi
disagreement-withheld-differs = une distribution est dite nulle, mais pas pour une contribution retenue
disagreement-renewal-differs = la distribution a été refaite à partir de la manche { $found }, alors que la précédente commence à la manche { $expected }
disagreement-points-differ = points notés : { $found }, en réalité : { $expected }
disagreement-who-missed-differs = ont reçu un gage : { $found }, mais ont manqué : { $expected }
disagreement-result-missing = la partie est finie et gagnée par { $expected }, mais aucun résultat n’est noté
disagreement-result-too-early = notée gagnée par { $found }, mais la partie n’est pas finie
disagreement-penalties-differ = pénalités notées : { $found }, en réalité : { $expected }
disagreement-totals-differ = totaux notés : { $found }, en réalité : { $expected }
disagreement-winners-differ = notée gagnée par { $found }, mais gagnée par { $expected }

## show

game-shown = Double Lucky 7, partie { $game }
bot-player = { $name } ({ $bot } { $version })
dealt-committed = Donne vérifiable : le secret était promis avant la partie, et chaque carte en découle.
dealt-from-seed = Simulation avec la graine { $seed }, partie { $game } : la donne peut être refaite, mais personne ne l’a promise.
dealt-given = Les cartes étaient données d’avance, pas mélangées.
game-not-over = La partie est encore en cours.
turned-up = carte retournée : { $card }
double-lucky = Double Lucky : une option libre au choix
bids-for-tricks = { $tricks ->
    [one] total des mises : { $bids } pour { $tricks } pli
   *[other] total des mises : { $bids } pour { $tricks } plis
}
tricks-table =
    .bid = Mise
    .trick = Pli { $number }
    .won = Plis
    .points = Points

## about

about-program = Double Lucky 7, version { $version }
about-python = { $python } sous { $system }
about-cython = Cython { $version }
about-kernel-compiled = Noyau : compilé, le rapide
about-kernel-pure = Noyau : Python pur, plus lent, car : { $why }
    .unknown = aucun n’a été compilé pour ce Python
about-kernel-pure-by-choice = Noyau : Python pur, plus lent, car { $switch } le demande
about-page-built = Page : construite
about-page-missing = Page : absente, car : { $why }
    .unknown = elle n’a pas été construite
about-bots =
    .name = Bot
    .version = Version
    .cost = Calcul par décision
    .milliseconds = moins de { $cost } ms

## analyse

analysing = Analyse
analyse-impossible = { $file } : la partie { $game } enfreint les règles et ne peut être jugée
analysis-title = Ce que dit l’entraîneur
analysis-losses = Points perdus dans une manche
    .cards = cartes
    .points = points perdus
analysis-decisions = Toutes les décisions
    .round = Manche
    .chosen = Choix
    .best = Le meilleur
    .lost = Points perdus
    .made = Chance de réussir la prédiction
