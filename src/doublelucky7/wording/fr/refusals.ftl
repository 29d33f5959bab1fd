### Pourquoi quelque chose n’est pas possible maintenant, dit à la personne qui a essayé.

refusal-game-is-over = La partie est finie. On remet ça ?
refusal-no-such-seat = Il n’y a pas de place { $name } à une table de { $players }.
refusal-not-your-turn = Pas encore : c’est d’abord à { $name }.
refusal-waiting-for-cards = Un instant, les cartes arrivent.
refusal-waiting-for-die = Un instant, { $name } a lancé et le dé roule encore.
refusal-not-a-full-deck = Il faut les 57 cartes, chacune une seule fois.
refusal-no-such-face = Le dé a huit faces, mais pas de { $face }.
refusal-no-draw-now = On ne tire pas au sort le donneur maintenant.
refusal-no-deal-now = On ne distribue pas de cartes maintenant.
refusal-no-die-now = Personne n’a lancé le dé.
refusal-no-trump-to-name = Il n’y a pas d’atout à nommer maintenant.
refusal-no-bid-now = Ce n’est pas le moment de miser.
refusal-no-wheel-now = La roue n’est pas en jeu maintenant.
refusal-no-card-now = Garde encore un peu cette carte.
refusal-bid-out-of-range = { $tricks ->
    [one] Il y a { $tricks } pli à gagner : { $bid } est hors de portée.
   *[other] Il y a { $tricks } plis à gagner : { $bid } est hors de portée.
}
refusal-bid-makes-sum-equal = { $tricks ->
    [one] Avec { $bid }, le total des mises ferait exactement { $tricks } pli, et la dernière mise ne le peut pas.
   *[other] Avec { $bid }, le total des mises ferait exactement { $tricks } plis, et la dernière mise ne le peut pas.
}
refusal-no-die-in-this-mode = Pas de dé dans ce mode : à toi de choisir.
refusal-roll-first = Lance d’abord le dé ; { $option } viendra peut-être.
refusal-roll-is-binding = Le dé a parlé : c’est { $face }, et ça compte.
refusal-rolled-another-option = Le dé montre { $option }, ce sera donc { $option }.
refusal-option-is-blocked = { $option } est bloquée : { $name } y a déjà son pion.
refusal-round-seven-is-double-already = La manche 7 compte déjà double, { $option } attendra.
refusal-changed-bid-out-of-range = { $name } ne peut pas passer à { $bid } : une mise change de 1 et reste entre 0 et { $tricks }.
refusal-swap-needs-two-players = Pour échanger, il faut être deux : { $name } et quelqu’un d’autre.
refusal-is-dealer-already = { $name } a déjà le jeton de donneur.
refusal-is-trump-already = L’atout est déjà le { $colour }.
refusal-card-not-held = Tu n’as pas le { $card } en main.
refusal-must-follow-colour = D’abord du { $colour }, tu en as encore : le { $card } attendra.
