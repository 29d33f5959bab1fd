### Matchs entre bots : l'aide de l'arène, ses chiffres, son rapport et ses reproches.

help-arena = opposer un bot à une table d'autres, avec les mêmes donnes à chaque place
    .examples =
        doublelucky7 arena random random --cards 7 --deals 20
        doublelucky7 arena expert club --mode lucky_dice --json resultat.json
        doublelucky7 arena expert club --resume match.jsonl --html rapport.html
        doublelucky7 arena mon_module:MonBot club --players 5
        Code de sortie : 0 tout joué, 1 une donne perdue, 130 arrêté par Ctrl-C.
    .hero = le bot qui visite chaque place : un niveau, un bot installé ou module:Classe
    .opponent = le bot à toutes les autres places
    .players = nombre de joueurs, de 2 à 7 (d'habitude { $default })
    .cards = des manches isolées de N cartes au lieu de parties, jamais doublées
    .deals = combien de donnes, chacune jouée à chaque place (d'habitude { $default })
    .from-deal = le numéro de la première donne (d'habitude 0)
    .seed = un nombre qui décide des cartes et des choix (d'habitude { $default })
    .decision-limit = temps de calcul au-delà duquel une décision est trop lente (d'habitude { $default })
    .cluster = jouer sur la grappe Dask à cette adresse
    .resume = garder les donnes finies dans FILE, et reprendre là où il s'arrête
    .json = écrire le résultat en JSON (- pour la sortie standard)
    .csv = écrire une ligne par donne et par place
    .html = écrire un rapport avec des graphiques
bad-seconds = { $given } n'est pas une durée en secondes

arena-title = { $hero } contre { $opponents } × { $opponent }
arena-deals = { $deals ->
    [one] { $deals } donne à { $players } places
   *[other] { $deals } donnes à { $players } places chacune
}
arena-seed = graine { $seed }
arena-single-rounds = { $cards ->
    [one] manches isolées de { $cards } carte
   *[other] manches isolées de { $cards } cartes
}
arena-so-far = { $finished } donnes sur { $deals } sont finies.
arena-better = { $hero } est meilleur : { $points } points par manche de plus que { $opponent } avec les mêmes cartes à la même place.
arena-weaker = { $hero } est plus faible : { $points } points par manche de moins que { $opponent } avec les mêmes cartes à la même place.
arena-no-difference = Aucune différence entre { $hero } et { $opponent } ne se voit encore.
arena-how-measured = Gain sur l'espèce de la table : les points du visiteur par manche, moins ceux d'un adversaire avec les mêmes cartes à la même place. Moyennes avec erreurs types entre les donnes.
arena-among-themselves = { $opponent } entre eux
arena-interval = { $low } à { $high }
    .heading = 95 %
    .told = 95 % : { $interval }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ms
arena-all-figures = Tous les chiffres
arena-row-points = Points par manche
arena-row-difference = Gain sur l'espèce de la table
arena-row-exact = Prédictions exactes
arena-row-wins = Part de victoires
arena-row-penalised = Parties avec pénalité
arena-row-penalised-after-passing = … après avoir passé
arena-row-rating = Classement OpenSkill
arena-times = Temps de calcul par décision
    .mean = moyenne
    .median = médiane
    .p99 = 99 % en dessous
    .all = toutes
decision-trump = choix de l'atout
decision-bid = prédiction
decision-wheel = roue
decision-card = carte
arena-plot-cards = Points selon le nombre de cartes
    .x = Cartes
    .y = Points
    .explained = Points d'une manche, doublements compris, avec intervalles à 95 %.
arena-plot-bids = Ce que sont devenues les prédictions
    .x = Prédiction
    .y = Plis gagnés
    .explained = Sur la ligne en tirets, la prédiction se réalise en moyenne. Gros points : prédite plus souvent.
arena-plot-wins = Parts de victoires
    .y = %
    .hero = visiteur
    .each = chaque adversaire
    .explained = Les victoires partagées sont divisées. En tirets : la part si tous se valaient. Avec intervalles à 95 %.
arena-again = Rejouer le même match
arena-forfeited = { $deals ->
    [one] { $deals } donne est perdue par forfait et n'entre dans aucun chiffre :
   *[other] { $deals } donnes sont perdues par forfait et n'entrent dans aucun chiffre :
}
forfeit-crashed = Donne { $deal } : { $bot } a planté : { $detail }
forfeit-illegal = Donne { $deal } : { $bot } a fait ce que la règle interdit : { $detail }
forfeit-too-slow = Donne { $deal } : { $bot } était trop lent : { $detail }
forfeit-process-died = Donne { $deal } : { $bot } a emporté son processus : { $detail }
arena-stopped = Arrêté. La même commande avec --resume { $file } reprend ici.

journal-not-a-journal = { $file } n'est pas le journal d'un match ; il reste tel quel
journal-other-match = { $file } appartient à un autre match : bots, règles ou graine diffèrent. Il reste tel quel
journal-other-versions = { $file } a été écrit avec d'autres versions de ces bots. Il reste tel quel
journal-damaged = { $file } est abîmé à la ligne { $line }. Il reste tel quel
cluster-missing = une grappe demande d'autres paquets : pip install "doublelucky7[cluster]"
cluster-unreachable = personne ne répond là-bas : { $detail }
cluster-other-version = une machine de la grappe a d'autres versions des bots : { $detail }
workers-cannot-start = les processus qui jouent n'ont pas pu démarrer : { $detail }
