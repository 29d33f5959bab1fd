### Ce qui s’est passé, une ligne chacun. `.you` s’adresse à qui l’a fait, `.own` concerne soi-même, `.own-you` les deux.

event-drew-for-dealer = Tirage du donneur : { $draws }
drawn-by-one = { $name } { $card }
event-dealer-found = { $name } distribue en premier
    .you = Tu distribues en premier
event-pawns-returned = Tous les pions reviennent et la roue est de nouveau libre
event-round-started = { $tricks ->
    [one] Manche { $round } : { $tricks } carte chacun, { $name } distribue
   *[other] Manche { $round } : { $tricks } cartes chacun, { $name } distribue
}
event-deck-set = Les cartes sont mélangées
event-hand-dealt = { $name } reçoit en main { $cards }
    .you = Tu reçois en main { $cards }
event-trump-turned = Le { $card } est retourné : atout { $colour }
    .joker = Le Joker est retourné
event-trump-named = { $name } choisit l’atout { $colour }
    .you = Tu choisis l’atout { $colour }
event-bid-placed = { $name } mise { $bid }
    .you = Tu mises { $bid }
event-pawn-kept = { $name } garde son pion
    .you = Tu gardes ton pion
event-die-rolled = { $name } lance le Lucky Dice
    .you = Tu lances le Lucky Dice
event-die-showed = Le dé montre { $option }
    .unlucky = Le dé montre { $option } : rien ne se passe, le pion reste en main
event-pawn-placed = { $name } pose son pion sur { $option }
    .you = Tu poses ton pion sur { $option }
event-bid-changed = { $name } change une mise : { $target } passe à { $bid }
    .you = Tu changes une mise : { $target } passe à { $bid }
    .own = { $name } change sa mise et passe à { $bid }
    .own-you = Tu changes ta mise et passes à { $bid }
event-hands-swapped = { $name } fait échanger leurs mains à { $first } et { $second }
    .you = Tu fais échanger leurs mains à { $first } et { $second }
    .own = { $name } échange sa main avec { $target }
    .own-you = Tu échanges ta main avec { $target }
event-hand-received = { $name } reçoit par échange { $cards }
    .you = Tu reçois par échange { $cards }
event-dealer-changed = { $name } donne le jeton de donneur à { $target }
    .you = Tu donnes le jeton de donneur à { $target }
    .own = { $name } prend le jeton de donneur
    .own-you = Tu prends le jeton de donneur
event-points-doubled = { $name } joue pour des points doubles
    .you = Tu joues pour des points doubles
event-trump-changed = { $name } change l’atout : c’est le { $colour }
    .you = Tu changes l’atout : c’est le { $colour }
event-extra-card-drawn = { $name } pioche une Extra Card : { $card }
    .you = Tu pioches une Extra Card : { $card }
event-trump-removed = { $name } supprime l’atout
    .you = Tu supprimes l’atout
event-card-played = { $name } joue le { $card }
    .you = Tu joues le { $card }
event-trick-won = { $name } remporte le pli avec le { $card }
    .you = Tu remportes le pli avec le { $card }
event-round-scored = Points de la manche { $round } : { $points }
points-of-one = { $name } { $points }
event-game-ended = { $count ->
    [one] { $names } gagne avec { $total }
   *[other] { $names } partagent la victoire avec { $total } chacun
}
    .you = Tu gagnes avec { $total }
