# Ce que dit l’entraîneur après une partie. $better et $chosen sont des coups comme ci-dessous.
coach-action-place-bid = prédire { $bid }
coach-action-play-card = { $card }
coach-action-name-trump = atout { $colour }
coach-action-keep-pawn = garder le pion
coach-action-roll-die = lancer le dé
coach-action-plain-option = { $option }
coach-action-change-bid = { $option } : { $name } { $change }
coach-action-player-swap = { $option } : { $name } ⇄ { $other }
coach-action-change-dealer = { $option } : { $name }
coach-action-change-trump = { $option } : { $colour }

coach-better = Mieux : { $better } au lieu de { $chosen }, { $points ->
    [1] 1 point
   *[other] { $points } points
  } de plus.
coach-best-found = { $chosen } : le meilleur choix, { $points ->
    [1] 1 point
   *[other] { $points } points
  } de mieux que le suivant.
coach-good = { $chosen } : aussi bon que tout autre choix.
coach-small-loss = { $better } rapporte { $points ->
    [1] 1 point
   *[other] { $points } points
  } de plus que { $chosen } : trop peu pour parler d’erreur.

coach-reason-wanted-forbidden = La meilleure prédiction, { $count }, était interdite : { $bid } coûte { $points ->
    [1] 1 point
   *[other] { $points } points
  } de moins que { $instead }.
coach-reason-bid-too-high = Avec cette main, { $count ->
    [0] aucun pli
    [1] 1 pli
   *[other] { $count } plis
  }, c’est le plus probable : { $bid }, c’est trop.
coach-reason-bid-too-low = Avec cette main, { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }, c’est le plus probable : { $bid }, c’est trop peu.
coach-reason-bid-worth-more = { $bid } est à peu près aussi probable que { $instead } et rapporte { $points } points de plus.
coach-reason-trump-longer = En { $colour } tu avais { $count }, en { $other } seulement { $many }.
coach-reason-higher-still-out = Au-dessus de ton { $card }, { $count ->
    [one] { $count } carte de la même couleur était encore en jeu
   *[other] { $count } cartes de la même couleur étaient encore en jeu
  }.
coach-reason-take-it-now = Il te manquait { $count ->
    [one] encore { $count } pli
   *[other] encore { $count } plis
  }, et ton { $card } était en tête ici.
coach-reason-dealer-leads-again = Il te manquait { $count ->
    [one] encore { $count } pli
   *[other] encore { $count } plis
  }, et le donneur rejoue en premier : ton { $card } était en tête ici.
coach-reason-high-card-wasted = Ton { $card } aurait pu gagner un pli plus tard ; ici la carte a perdu, et ton { $other } aurait suffi.
coach-reason-one-too-many = Tu avais déjà { $bid ->
    [0] tes 0
   *[other] tes { $bid }
  }, et ton { $card } était en tête d’un pli de plus.
coach-reason-lose-it-now = Ici ton { $card } aurait perdu ; gardée, la carte peut gagner un pli dont tu ne veux pas.
coach-reason-short-more-often = Après { $card }, il te manque des plis dans { $count } cas sur 100 ; après { $other }, dans { $many }.
coach-reason-over-more-often = Après { $card }, tu as trop de plis dans { $count } cas sur 100 ; après { $other }, dans { $many }.
coach-reason-penalty-near = { $count ->
    [0] C’était la dernière occasion : un pion jamais utilisé coûte 10 points.
   *[other] La roue ne reviendra peut-être plus à toi, et un pion jamais utilisé coûte 10 points.
  }
coach-reason-use-the-pawn = { $option } valait { $points ->
    [1] 1 point
   *[other] { $points } points
  } de plus que d’attendre.
coach-reason-keep-the-pawn = Il reste { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  } : gardé, le pion vaut { $points ->
    [1] 1 point
   *[other] { $points } points
  } de plus.
coach-reason-roll-the-die = En moyenne, un lancer rapporte { $points ->
    [1] 1 point
   *[other] { $points } points
  } de plus que d’attendre.
coach-reason-other-option = { $option } aurait rapporté { $points ->
    [1] 1 point
   *[other] { $points } points
  } de plus.
coach-reason-other-target = { $option } était le bon choix ; une autre cible aurait rapporté { $points ->
    [1] 1 point
   *[other] { $points } points
  } de plus.

coach-ledger-average = une main moyenne à ta place
coach-ledger-cards = les cartes reçues
coach-ledger-table = l’atout et les prédictions avant la tienne
coach-ledger-bid = tes prédictions
coach-ledger-play = tes cartes jouées
coach-ledger-wheel = ton pion
coach-ledger-rest = les autres et la répartition des cartes
coach-ledger-penalty = pénalité
coach-ledger-score = ton score
coach-luck-and-skill = La chance a donné { $luck }, tes propres choix { $skill }.
coach-mistakes-count = { $mistakes ->
    [0] Aucune erreur.
    [one] { $mistakes } erreur.
   *[other] { $mistakes } erreurs.
  }
coach-round = Manche { $round }
coach-by-the-network = Sans le noyau compilé, le temps manque pour jouer des donnes : le réseau juge seul, et les erreurs sont nommées avec plus de retenue.
coach-from-what-you-knew = Jugé d’après ce que cette place pouvait savoir à ce moment-là, non d’après l’issue.

coach-title = Ce que dit l’entraîneur
coach-thinking = L’entraîneur regarde ta partie…
coach-waiting = { $ahead ->
    [one] { $ahead } autre partie passe d’abord…
   *[other] { $ahead } autres parties passent d’abord…
}
coach-failed = L’entraîneur n’a pas pu regarder cette partie.
coach-moments = Les moments qui ont compté
coach-what-would-you-do = Que ferais-tu ici ?
coach-try-it = Essaie toi-même
coach-tried-well = Bien choisi : aussi bon que le meilleur.
coach-tried-otherwise = Il y avait mieux :
coach-made = réussi { $percent } %
coach-points = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
coach-what-i-knew = Ce que je savais

practice-mistakes = Mes erreurs
practice-none = Aucune erreur à travailler : joue une partie et laisse l’entraîneur la regarder.
practice-left = { $count ->
    [one] { $count } position à résoudre
   *[other] { $count } positions à résoudre
  }. Résolue deux fois, elle est terminée.
practice-begin = Résoudre la suivante
practice-again = Résolue une fois
practice-back = Retour à mon entraînement
practice-figures = Mon jeu en chiffres
practice-no-games = Les chiffres viennent avec la première partie que l’entraîneur a regardée.
practice-exact = Prédictions réussies : { $percent } % sur { $rounds }
practice-best = Meilleure partie : { $total } points
practice-forecasts = Prévision et réalité
practice-forecasts-row = prévu { $promised } %
practice-by-cards = Points par nombre de cartes
practice-by-cards-row = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
practice-lost = Points perdus par décision
practice-lost-row = { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
  }
practice-pawns = Pion utilisé { $used } fois sur { $asked } demandes, { $points } points chacun
