### Fins de manche et de partie dans le navigateur, et contrôle du mélange.

round-end-title = Manche { $round }
round-end-made = { $made ->
    [0] Personne n’a réussi cette fois.
    [one] { $made } sur { $players } a réussi.
   *[other] { $made } sur { $players } ont réussi.
}
round-end-waiting = { $count ->
    [0] C’est parti…
    [one] Encore { $count } personne…
   *[other] Encore { $count } personnes…
}
round-end-next-dealer = { $name } donne ensuite
round-end-go-on = Manche suivante
round-end-waiting-for = On attend { $names }…
round-end-for-all = Continuer sans attendre
forfeit-done = C’est fait
forfeit-is-done = fait
end-title = Le compte final
end-winner = { $name } gagne !
end-winners = { $names } partagent la victoire !
end-club = High Rollers Club : { $name } avec { $total }
end-club-bot = (un bot a donné un coup de main)
end-chart = La montée des points : { $names }
end-rematch = Rejouer avec tout le monde
end-rematch-waiting = En attente des autres…
end-home = Accueil
end-replay = Revoir la partie
end-record = Garder l’enregistrement
end-copy = Copier le résultat
end-copied = Copié
end-check = Contrôler le mélange
end-text-title = Double Lucky 7
verify-kept = { $rolls ->
    [0] Les { $deals } donnes tiennent la promesse.
    [one] Les { $deals } donnes et { $rolls } lancer tiennent la promesse.
   *[other] Les { $deals } donnes et { $rolls } lancers tiennent la promesse.
}
verify-kept-at = { $rolls ->
    [0] Les { $deals } donnes tiennent la promesse faite à { $time }.
    [one] Les { $deals } donnes et { $rolls } lancer tiennent la promesse faite à { $time }.
   *[other] Les { $deals } donnes et { $rolls } lancers tiennent la promesse faite à { $time }.
}
verify-broken-promise = La promesse de cet enregistrement n’est pas celle montrée à cet appareil avant la partie.
verify-broken-secret = Le secret ne correspond pas à la promesse faite avant la partie.
verify-broken-draw = Le tirage du premier donneur ne correspond pas à la promesse.
verify-broken-deck = La pioche de la manche { $round } ne correspond pas à la promesse.
verify-broken-contribution = La part de cet appareil n’est pas dans l’enregistrement.
verify-broken-cards = Les cartes que cet appareil a vues à la manche { $round } ne sont pas celles de l’enregistrement.
verify-broken-withheld = L’enregistrement annule un mélange sans raison.
verify-broken-die = Le lancer de la manche { $round } ne correspond pas à la promesse.
verify-broken-forfeit = Un gage de la manche { $round } ne correspond pas à la promesse.
verify-not-revealed = Le secret est encore scellé ; il s’ouvre à la fin de la partie.
verify-no-promise = Rien n’a été promis pour cette partie, il n’y a donc rien à contrôler.
verify-added-nothing = Ton appareil n’a rien ajouté à ce mélange.
verify-own-share = { $hands ->
        [0] Ta part est dans le mélange.
        [one] Ta part est dans le mélange, et ta main est celle enregistrée.
       *[other] Ta part est dans le mélange, et tes { $hands } mains sont celles enregistrées.
    }
verify-withheld = { $name } a retenu une part, on a donc mélangé à nouveau.
verify-renewed = À partir de la manche { $round } on a mélangé à nouveau, car les parties du serveur ont été remises à un état antérieur.
verify-fingerprint = Empreinte de la promesse : { $fingerprint }
verify-explained = Recalculé sur cet appareil seul, à partir du secret, de la part de chacun et des cartes que tu as vues.
end-you-win = Tu gagnes !
end-you-share = Tu partages la victoire !
end-your-place = Place { $place } sur { $players }. Bien joué !
end-hits = { $hits } sur { $rounds } mises réussies
end-your-hits = Tu as réussi { $hits } de tes { $rounds } mises.
end-decisive = La manche { $round } a tout décidé : ensuite, personne n’a rattrapé { $name }.
end-best = Meilleure manche : { $name } avec { $points } points dans la manche { $round }.
end-boldest = Mise la plus osée : { $name }, { $bid } sur { $tricks } dans la manche { $round }, et réussie.
end-doubled = Double Points a rapporté à { $name } { $extra } de plus.
end-fined = { $count ->
    [one] Un pion inutilisé a coûté à { $name } { $penalty } points.
   *[other] Les pions inutilisés ont coûté { $penalty } points chacun : { $name }.
}
end-share-picture = Partager une image
pad-cell = Manche { $round }, { $name } : mise { $bid }, plis { $tricks }, { $points } points.
pad-tap = Touche une case pour lire la manche.
club-print = Imprimer cette page
club-previous = Page précédente
club-next = Page suivante
