### Apprendre en cinq minutes : huit leçons à une table avec Paula et Otto, et leur film.

learn-lesson-trick = Un pli
learn-lesson-trump = L’atout et le Joker
learn-lesson-bid = La mise
learn-lesson-last-bidder = Le dernier à miser
learn-lesson-dealer = Le donneur entame
learn-lesson-exactly = Pile juste, et la manche 7
learn-lesson-pawn = Le pion
learn-lesson-die = Le dé

learn-intro = Six courtes leçons montrent tout le jeu, deux autres la Lucky Wheel. Tu joues, la table répond.
learn-heading-game = Le jeu
learn-heading-wheel = La Lucky Wheel
learn-number = Leçon { $number } sur { $count }
learn-start = Commencer
learn-go-on = Continuer
learn-next = Leçon suivante
learn-again = Encore une fois
learn-other = Essayer l’autre ?
learn-play = Jouer une partie
learn-all = Toutes les leçons
learn-you = Toi
learn-points = { $points } points
learn-missing = Les leçons ne font pas partie de cette installation. Les règles expliquent tout aussi.
learn-on-phone = La même chose sur un téléphone

learn-film = Regarder le film
learn-film-length = { $minutes } minutes, défile tout seul
learn-film-with-wheel = Avec la Lucky Wheel
learn-film-pause = Pause
learn-film-resume = Lecture
learn-film-skip = Leçon suivante
learn-film-back = Leçon précédente
learn-film-over = Voilà tout le jeu. À toi !

learn-made = Mise de { $bid }, { $taken } pris : { $points } points.
learn-missed = Mise de { $bid }, { $taken } pris : aucun point.

learn-trick-follow = Otto demande rouge. Tu as une carte rouge, donc tu la joues. Touche-la une fois pour la lever, encore une fois pour la jouer.
learn-trick-yours = Ton 11 est le plus haut rouge : le pli est à toi.
learn-trick-another-colour = Maintenant Otto demande vert. Tu n’en as pas : tu peux jouer une autre couleur.
learn-trick-led-wins = Personne d’autre n’a de vert : le 2 gagne. Une couleur qui n’est pas demandée ne gagne jamais, sauf l’atout.

learn-trump-anything = Le vert est retourné : c’est l’atout. Tu n’as pas de rouge : tu peux jouer n’importe quoi.
learn-trump-beats = Même le 1 d’atout bat un 14 d’une autre couleur.
learn-trump-no-trump = Ton 2 n’est ni rouge ni atout : le 14 d’Otto gagne.
learn-trump-joker = Le Joker est toujours permis, et il bat tout.
learn-trump-or-joker = Otto demande jaune. Tu pourrais fournir, ou jouer le Joker.
learn-trump-none-again = Otto demande jaune et tu n’en as pas : atout ou Joker ?
learn-trump-must-follow = Otto demande jaune : tu en as un, donc tu fournis.

learn-bid-which = Lesquelles de tes cartes gagneront à coup sûr ? Mise exactement le nombre de plis que tu feras.
learn-bid-lead = Tu donnes, donc tu entames. N’importe quelle carte, dans n’importe quel ordre.
learn-bid-lead-again = Tu entames encore.
learn-bid-made = Mise de deux, deux plis : 10 points, plus 2 par pli : 14.
learn-bid-missed = Tu as fait deux plis et misé autre chose : aucun point. Encore une fois ?

learn-last-bidder-forbidden = Tu mises en dernier. Le total ne doit pas faire 3, le nombre de plis. Essaie le 1.
learn-last-bidder-made = 4 misés pour 3 plis : quelqu’un doit se tromper, et cette fois c’est Otto.
learn-last-bidder-missed = Tu as fait deux plis : aucun point. Essayer 2 ?
learn-last-bidder-free = La même main après des mises de 2 et 2. Il y a déjà plus de mises que de plis : plus rien n’est interdit.

learn-dealer-take = Otto donne et demande rouge. Prends le pli avec ton 13.
learn-dealer-who-leads = Ce pli est à toi. Qui entame le suivant ? Touche une place.
learn-dealer-leads = Encore Otto : le donneur entame chaque pli de la manche, peu importe qui gagne.
learn-dealer-who-deals = La manche est finie. Qui donne la suivante ? Touche une place.
learn-dealer-deals = À la manche suivante, le jeton de donneur passe d’une place à gauche, chez toi.

learn-exactly-take = Tu as misé 1. Otto demande rouge : ton 12 prend le pli.
learn-exactly-lose = Tu as ton pli. Un de plus et la manche ne rapporte rien : perds celui-ci.
learn-exactly-missed = Deux plis pour une mise de un : aucun point.
learn-exactly-round-seven = Mise de un, un pli : 12 points. Combien cela ferait-il à la manche 7 ?
learn-exactly-double = À la manche 7, ce serait 24. La manche 8, avec sept cartes aussi, compte simple.

learn-pawn-use = Ta main vaut un pli, mais tu as dû dire 2. Utiliser ton pion ? Essaie Change Bid.
learn-pawn-may-equal = Maintenant 3 sont misés pour 3 plis : la roue en a le droit.
learn-pawn-play-on = Continue, avec n’importe quelle carte.
learn-pawn-blocked = Change Bid est bloquée pour tous jusqu’à la fin de la manche 7. Un pion jamais utilisé coûte 10 points.
learn-pawn-kept = Le pion reste chez toi. Jamais utilisé en sept manches, il coûte 10 points.

learn-die-roll = Lance le dé, ou garde ton pion. Ce que tu obtiens, tu dois le prendre.
learn-die-unlucky = Un X. Rien ne se passe : le pion reste, et personne d’autre ne lance dans cette manche.
learn-die-again = La même situation encore une fois : relance.
learn-die-must = No Trump est libre : il faut l’utiliser.
learn-die-used = Il n’y a plus d’atout, et No Trump est désormais bloquée.
learn-die-last = Et une troisième fois : lance.
learn-die-double-lucky = Change Dealer est prise : le pion d’Otto y est. Double Lucky : choisis une option libre.
learn-die-chosen = Ton pion y est maintenant. Cette option est bloquée pour tous.
learn-die-kept = Le pion reste chez toi, pour une autre manche.
