### Le bloc de score pour la boîte.

pad-idea = Le bloc qui ne finit jamais : points, roue et arbitre.
pad-go-on = Continuer
pad-crews = Qui joue ce soir ?
pad-new = Une nouvelle équipe
pad-evenings = Parties terminées
pad-statistics = Soirées et chiffres
pad-won-by = Gagné par { $names }
pad-paper = Pages à imprimer
pad-judge = Arbitre
pad-share = Partager
pad-ok = OK
pad-yes = oui
pad-no = non
pad-back = Retour
pad-to-start = Aux blocs
pad-take-over = Un bloc d’un autre téléphone
pad-carried = Lien ou code du bloc
pad-carried-broken = Ce lien ne contient pas de bloc, ou un morceau s’est perdu en route. Tes propres blocs sont intacts.
pad-storage-full = Cet appareil n’a plus de place : le bloc ne vit que dans cette fenêtre. Partage-le maintenant ou libère de la place.
pad-storage-refused = Ce navigateur ne garde rien : le bloc ne vit que dans cette fenêtre. Partage-le avant de la fermer.
pad-file = Le bloc en un seul fichier
pad-file-explained = Marche sans serveur : depuis une clé, une messagerie ou n’importe quel espace web.
pad-file-get = Enregistrer le fichier
pad-file-phones = Android l’ouvre avec Chrome ou Firefox. Les iPhones ne font qu’un aperçu d’un fichier joint, sans l’exécuter : prends alors cette page, ou mets le fichier sur un espace web.

pad-new-title = Un nouveau bloc
pad-who-plays = Qui joue, dans le sens horaire
pad-name = Nom
pad-add-name = Encore un nom
pad-add = Ajouter ce nom
pad-name-too-long = Un nom est trop long.
pad-too-few = Deux noms, et on peut commencer.
pad-too-many = Sept peuvent jouer ; quelqu’un devra attendre.
pad-move = Déplacer { $name } : glisser, ou flèches
pad-moved = { $name } est maintenant numéro { $place }
pad-token-of = Jeton de { $name } : toucher pour une autre couleur
pad-plays = { $name } joue
pad-which-box = Quelle boîte ?
pad-box-first = Première édition
pad-box-second = Deuxième édition
pad-how-long = Combien de temps ?
pad-joker-turned = Un Joker retourné comme atout
pad-joker-leads-short = l’entame est atout
pad-joker-chooses-short = le donneur nomme l’atout
pad-more-choices = Règles maison, gages, couleurs
pad-house = Règles maison
pad-house-exact = Mise exacte
pad-house-each = Chaque pli
pad-house-no-forbidden = Pas de mise interdite
pad-house-printed = Comme imprimé
pad-house-marked = { $forbidden ->
    [yes] Règles maison : { $exact } points pour une mise exacte, { $each } par pli.
   *[other] Règles maison : { $exact } points pour une mise exacte, { $each } par pli, pas de mise interdite.
}
pad-forfeits-list = Gages pour qui se trompe, un par ligne
pad-forfeits-example = Chanter un vers
pad-card-colours = Couleurs de vos cartes
pad-card-colour = Couleur de carte { $place }
pad-token-colours = Couleurs de vos jetons
pad-token-colour = Couleur de jeton { $place }
pad-colour-red = rouge
pad-colour-yellow = jaune
pad-colour-green = vert
pad-colour-blue = bleu
pad-colour-purple = violet
pad-colour-turquoise = turquoise
pad-colour-orange = orange
pad-colour-pink = rose
pad-colour-brown = brun
pad-colour-grey = gris
pad-colour-black = noir
pad-colour-white = blanc
pad-glance = Sur la table
pad-glance-cards = Les 57 cartes, mélangées ; on donne dans le sens horaire, à partir de la gauche.
pad-glance-tokens = Les jetons de manche 1 à 7 et le jeton de donneur D, pour { $rounds } manches.
pad-glance-bids = Pour chacun ses jetons de mise 0 à 7, d’une seule couleur.
pad-glance-wheel = La roue, et un pion pour chacun.
pad-glance-die = La roue, un pion pour chacun, et le dé.
pad-who-deals = Qui donne en premier ?
pad-draw = Tirer au sort
pad-draw-explained = Chacun tire une carte : la plus haute donne. Touche ce qui a été tiré.
pad-draw-card = { $name } a tiré…
pad-draw-again = Égalité ! Les plus hauts tirent encore.

pad-step-bids = Mises
pad-step-wheel = Roue
pad-step-tricks = Plis
pad-step-points = Points
pad-steps = Étapes de la manche
pad-undo = Annuler
pad-redo = Rétablir
pad-problems = Ce qui ne peut pas être
pad-back-to-game = Retour à la partie
pad-open-round = Manche { $round } : voir ou corriger
pad-left = parti
pad-deal = { $cards ->
    [one] { $name } donne { $cards } carte à chacun, puis en retourne une.
   *[other] { $name } donne { $cards } cartes à chacun, puis en retourne une.
}
pad-turned-up = Retournée
pad-joker-leads = Pas d’atout fixe : à chaque pli, la couleur que { $name } entame est atout.
pad-joker-chooses = { $name } regarde sa main et nomme l’atout avant toute mise.
pad-bid-of = { $name }, mise
pad-how-many = { $name } : combien de plis ?
pad-forbidden = { $tricks ->
    [one] Pas { $bid } pour { $who } : les mises ne doivent pas faire { $tricks } pli, et { $name } mise en dernier.
   *[other] Pas { $bid } pour { $who } : les mises ne doivent pas faire { $tricks } plis, et { $name } mise en dernier.
}
pad-who-takes = Pli { $trick } sur { $tricks } : qui le prend ?
pad-takes-trick = { $name } le prend, { $won } sur { $bid }
pad-trick-told = Pli { $trick } : { $name }
pad-trick-open = Pli { $trick }
pad-tricks-fallen = Plis jusqu’ici ; touche pour corriger
pad-tricks-done = Tous les plis sont notés.
pad-tricks-of = { $name } : { $tricks }
pad-by-numbers = Plutôt entrer les nombres
pad-by-tricks = Plutôt toucher pli par pli
pad-numbers = Combien de plis chacun a-t-il pris ?
pad-one-less = { $name } : un de moins
pad-one-more = { $name } : un de plus
pad-missing = { $count ->
    [one] Il manque { $count } pli.
   *[other] Il manque { $count } plis.
}
pad-over = { $count ->
    [one] { $count } pli de trop.
   *[other] { $count } plis de trop.
}
pad-leads-all = { $name } entame chaque pli.
pad-wheel-who = Qui utilise la roue ? On demande dans cet ordre.
pad-uses-wheel = oui
pad-wheel-nobody = On ne demande à personne : plus de pion ou plus d’option.
pad-wheel-unused = Roue inutilisée
pad-wheel-unused-told = Personne n’a utilisé la roue.
pad-wheel-tap = Touche l’option.
pad-die-shows = Que montre le dé ?
pad-write-down = Noter
pad-use-unlucky = { $name } a lancé le X : rien ne se passe, le pion reste en main.
pad-use-change-bid = Change Bid par { $name } : { $target } mise maintenant { $bid }.
pad-use-player-swap = Player Swap par { $name } : { $first } et { $second } échangent toutes leurs cartes.
pad-use-change-dealer = Change Dealer par { $name } : { $target } prend le jeton et entame chaque pli.
pad-use-double-points = Double Points : ceux de { $name } comptent double.
pad-use-change-trump = Change Trump par { $name } : l’atout est { $colour } ; retournez la carte ouverte face cachée.
pad-use-extra-card = Extra Card : { $name } pose la première carte de la pile face visible. Une carte reste à la fin.
pad-use-no-trump = No Trump par { $name }.
pad-final-count = Le décompte final
pad-forfeits = Gages
pad-pawns-home = Tous les pions rentrent, la roue est libre à nouveau.
pad-again = Rejouer
pad-seating = Quelqu’un part ou arrive
pad-seating-from = Vaut à partir de la manche { $round }. Qui arrive commence avec 0 point.
pad-changes = Journal des changements
pad-log-setup = Joueurs : { $names }
pad-log-first-dealer = Premier donneur : { $name }
pad-log-seated = À partir de la manche { $round } : { $names }
pad-log-trump = Manche { $round }, retournée : { $colour }
pad-log-bid = Manche { $round }, mise de { $name } : { $bid }
pad-log-wheel = Manche { $round }, roue : { $name }, { $option }
pad-log-wheel-unused = Manche { $round }, roue inutilisée
pad-log-winner = Manche { $round }, pli { $trick } : { $name }
pad-log-taken = Manche { $round }, plis de { $name } : { $tricks }
pad-log-undone = Annulé : { $what }
pad-log-redone = Rétabli : { $what }

pad-problem-bids-add-up = Manche { $round } : les mises font { $tricks }. { $name } misait en dernier et ne pouvait pas dire { $bid }.
pad-problem-bid-out-of-range = Manche { $round } : { $name } ne peut pas miser { $bid } avec { $tricks } à prendre.
pad-problem-tricks-do-not-add-up = Manche { $round } : { $sum } plis entrés, il y en avait { $tricks }.
pad-problem-winner-not-seated = Manche { $round } : { $name } a pris un pli sans y jouer.
pad-problem-no-wheel = Manche { $round } : pas de roue dans ce mode.
pad-problem-not-seated = Manche { $round } : la roue nomme quelqu’un qui ne jouait pas.
pad-problem-pawn-already-placed = Manche { $round } : { $name } avait déjà posé son pion.
pad-problem-option-is-blocked = Manche { $round } : { $option } était déjà bloquée.
pad-problem-round-seven-is-double-already = La manche 7 compte déjà double : pas de { $option }.
pad-problem-no-die-in-this-mode = Manche { $round } : pas de dé dans ce mode.
pad-problem-roll-first = Manche { $round } : { $name } doit d’abord lancer le dé.
pad-problem-rolled-another-option = Manche { $round } : le dé ne permet pas { $option }.
pad-problem-target-missing = Manche { $round } : le choix à la roue n’est pas complet.
pad-problem-changed-bid-out-of-range = Manche { $round } : la mise changée n’est pas entre 0 et { $tricks }.
pad-problem-swap-needs-two-players = Manche { $round } : il faut deux joueurs pour échanger.
pad-problem-is-dealer-already = Manche { $round } : le jeton de donneur y était déjà.
pad-problem-is-trump-already = Manche { $round } : cette couleur était déjà atout.

pad-picture = Enregistrer une image
pad-csv = Enregistrer un tableau (CSV)
pad-figure-games = parties
pad-figure-wins = gagnées
pad-figure-best = max
pad-figure-exact = exact
pad-family-club = Club de famille (140 et plus)
pad-carry = Vers un autre téléphone
pad-carry-qr = Code QR qui porte le bloc
pad-carry-explained = Le code contient tout le bloc ; rien n’est envoyé nulle part.
pad-carry-file = Colle ce code là-bas sous « Un bloc d’un autre téléphone » ; rien n’est envoyé.
