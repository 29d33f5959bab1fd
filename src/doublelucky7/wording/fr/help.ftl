### Ce que raconte `doublelucky7 --help`. Les lignes de help-program et des exemples restent sous 78 signes.

help-usage = usage :
help-arguments = arguments
help-options = options
help-commands = commandes
help-examples = exemples :
help-help = afficher cette aide et s’arrêter
help-version = afficher la version et s’arrêter
help-language = langue de tous les messages (sinon selon LC_ALL, LC_MESSAGES ou LANG)

help-program =
    Double Lucky 7 : prédis combien de plis tu feras, puis fais-en juste autant.
    Sans commande, une table s’ouvre dans le navigateur, pour toi, les bots et les
    téléphones alentour. Les commandes font jouer des bots, vérifient que chaque
    carte était honnête et remontrent une partie pli par pli. Chacune a son --help.
    .examples =
        doublelucky7 simulate --mode lucky_dice --games 1 --records game.jsonl
        doublelucky7 show game.jsonl
        doublelucky7 verify game.jsonl

help-simulate = faire jouer des bots, noter les parties et faire les comptes
    .examples =
        doublelucky7 simulate --players 5 --games 200 --seed 7
        doublelucky7 simulate --bots expert,club,club,novice --mode tactical_escape
        doublelucky7 simulate --games 50 --records - | doublelucky7 verify -
        La même graine joue les mêmes parties et écrit les mêmes octets.
help-players = nombre de places, de 2 à 7 (sinon { $default }, ou autant que de bots)
help-mode = classic (sans roue), tactical_escape (chacun place son pion) ou lucky_dice (le dé décide)
help-rounds = longueur d’une partie : 7 manches (par défaut) ou 14
help-joker-trump = si le Joker est retourné comme atout : dealer_leads (par défaut) ou dealer_chooses
help-open-memory = toutes les cartes jouées d’une manche restent visibles
help-bots = un bot pour toutes les places ou un par place, séparés par des virgules (sinon random ; voir doublelucky7 about)
help-games = nombre de parties (sinon { $default })
help-seed = le nombre d’où vient tout le hasard (sinon un nouveau)
help-records = fichier pour les parties, une par ligne ; - est la sortie standard
help-parquet = fichier pour un tableau avec une ligne par place et par manche, au format Parquet
help-jobs = processus qui jouent en même temps (sinon un par cœur)
help-json = répondre en JSON, pour d’autres programmes

help-verify = recalculer des parties notées et nommer la première chose qui ne colle pas
    .examples =
        doublelucky7 verify games.jsonl
        doublelucky7 verify pasted.txt --language nl
        Code de sortie : 0 tout colle, 1 quelque chose cloche, 2 fichier illisible.
    .files = fichiers de parties, en lignes JSON ou en notation texte ; - est l’entrée standard

help-show = montrer une partie notée : pli par pli, puis le bloc de score
    .examples =
        doublelucky7 show games.jsonl --game 3
        doublelucky7 show games.jsonl --notation > game.txt
    .file = un fichier de parties, en lignes JSON ou en notation texte ; - est l’entrée standard
    .game = quelle partie du fichier, comptée à partir de 1 (sinon la première)
    .notation = afficher la notation texte, qui se colle dans un message
    .json = afficher la partie comme une ligne JSON

help-analyse = juger des parties enregistrées : le coût de chaque décision, pourquoi, et la part de chance
    .examples =
        doublelucky7 analyse games.jsonl --seat 0
        doublelucky7 analyse games.jsonl --json analysis.json --html analysis.html
        Une décision est jugée d’après ce que sa place pouvait savoir à ce moment-là.
    .seat = cette place seulement, comptée à partir de 0 (d’habitude toutes)
    .json = fichier pour tous les résultats en JSON ; - est la sortie standard
    .html = fichier pour une page avec graphiques qui se suffit à elle-même ; - est la sortie standard

help-about = dire les versions, les bots, et si le noyau rapide est utilisé
    .examples =
        doublelucky7 about

help-completion = écrire un script qui permet à un shell de compléter commandes et options
    .examples =
        doublelucky7 completion bash > ~/.local/share/bash-completion/completions/doublelucky7
        doublelucky7 completion zsh > ~/.zfunc/_doublelucky7
        doublelucky7 completion fish > ~/.config/fish/completions/doublelucky7.fish
    .shell = bash, zsh, fish ou powershell

help-play = jouer dans le terminal : contre des bots ou à la table d’un serveur
    .examples =
        doublelucky7 play
        doublelucky7 play --players 5 --mode lucky_dice --bots expert
        doublelucky7 play http://cards.example/j/KIWI --name Kim
        doublelucky7 play --plain --language fr
    .place = le lien d’une table, ou son code avec --server ; sans lui tu joues contre des bots
    .server = l’adresse du serveur auquel le code appartient
    .name = comment les autres te voient (d’ordinaire ton nom sur cette machine)
    .bots = le niveau des bots que tu affrontes (d’ordinaire club)
    .data = le dossier où ta partie est gardée
    .plain = ligne par ligne, pour les lecteurs d’écran et les scripts
    .ascii = des cartes en simples lettres
    .light = des couleurs claires
    .pace = combien de temps les coups des autres restent affichés

help-watch = regarder la table d’un serveur dans le terminal
    .examples =
        doublelucky7 watch http://cards.example/t/LINK

help-replay = parcourir une partie enregistrée pas à pas dans le terminal
    .examples =
        doublelucky7 replay games.jsonl --game 3
        doublelucky7 replay games.jsonl --seat 1
    .seat = la place par les yeux de laquelle tu regardes, comptée à partir de 1 ; sans elle toutes les cartes sont visibles
