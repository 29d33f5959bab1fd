### Ce que dit la première partie, une fois chacune, à côté de la chose.

lesson-draw = Chacun tire une carte. La plus haute donne en premier.
lesson-trump = Cette carte est retournée : sa couleur bat les trois autres toute la manche.
lesson-bid = Combien de plis feras-tu ? Il en faut exactement autant, ni plus ni moins.
lesson-forbidden = Tu mises en dernier : la somme ne doit pas tomber juste. Quelqu’un se trompera.
lesson-follow = Tu as la couleur demandée, donc tu la fournis. Le Joker est toujours permis.
lesson-trumped = Coupé : même un petit atout bat la plus haute carte d’une autre couleur.
lesson-leads-again = Le donneur entame encore : chaque pli de la manche, peu importe qui a pris le précédent.
lesson-made = Pile juste : 10 points, plus 2 par pli.
lesson-missed = Pas cette fois : aucun point pour un pli de trop ou de moins. Nouvelle manche, nouvelle chance.
lesson-double = La manche 7 compte double. C’est la grande.
settings-lessons = Expliquer les choses la première fois
now-with-wheel = Et maintenant avec la Lucky Wheel ?
