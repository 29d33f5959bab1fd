# Ce que seuls disent les conseils, les exercices et la donne du jour. $action est une action, dite comme par l’entraîneur.
practise-you = Toi
practise-points = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
practise-percent = { $percent } %
practise-tricks-row = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }
practise-close = Retour à mon entraînement

hint-title = L’entraîneur
hint-best = Le mieux : { $action }
hint-thinking = L’entraîneur réfléchit…
hint-forecast = Combien de plis ensuite
hint-not-counted = Tu as demandé à l’entraîneur : cette partie ne compte ni pour le club ni pour tes chiffres.
hint-gone = C’est déjà décidé.

drill-bid = Prédis avec cette main
drill-bid-about = Une main après l’autre. Que feras-tu, et en es-tu sûr ?
drill-save = Sauve la prédiction
drill-save-about = { $count } positions où une carte vaut bien mieux que toutes les autres.
drill-wheel = L’utiliser ou le garder
drill-wheel-about = Ton pion et la roue. Jamais utilisé, il coûte 10 points.
drill-ask-bid = Que prédis-tu ?
drill-ask-save = Une carte vaut bien mieux que les autres. Laquelle ?
drill-ask-wheel = Utilises-tu ton pion maintenant, ou le gardes-tu ?
drill-how-sure = À quel point es-tu sûr de réussir { $bid } ?
drill-well = Bien choisi : rien n’est meilleur.
drill-lost = { $points ->
    [1] 1 point
   *[other] { $points } points
  } de moins que le mieux.
drill-said = Tu dis { $said } %, l’entraîneur dit { $chance } %.
drill-next = Suivant
drill-count = { $good } sur { $all } bien choisis
drill-found-by = Trouvé par : { $levels }
drill-forecasts = Tes prévisions
drill-forecasts-row = tu dis { $said } %
drill-forecasts-value = { $chance } % de { $bids }

daily-short = 3, 5 et 7 cartes : les mêmes pour tous, un essai par jour.
daily-about = 3, 5 et 7 cartes contre trois bots. Les mêmes cartes pour tous, un seul essai par jour.
daily-ask = Donne { $deal } sur 3
daily-row = { $cards } cartes : prédiction { $bid }, plis { $tricks }
daily-next = Donne suivante
daily-done = Fini pour aujourd’hui
daily-place = Place { $place } sur 4
daily-tomorrow = Demain, il y aura d’autres cartes.
daily-share = Partager
daily-copied = Copié
daily-symbols = { $made ->
    [one] { $made } prédiction sur 3 réussie
   *[other] { $made } prédictions sur 3 réussies
  }
daily-other-day = La date de cet appareil n’est pas celle d’aujourd’hui.
