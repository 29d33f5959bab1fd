### Une table qui se remplit : invitation, places, choix, rôles.

gathering-yours = Ta table
gathering-start = Distribuer
gathering-start-without = { $count ->
    [one] Commencer sans la place libre
   *[other] Commencer sans les { $count } places libres
}
gathering-need-two = Il faut être deux
gathering-wait = { $name } lance la partie quand tout le monde est là.
gathering-shuffling = Tout le monde mélange…
gathering-promise = Promesse sur le mélange : { $fingerprint }. Après la partie, chacun peut la vérifier.
invite-title = Inviter
invite-qr = Code QR qui mène un téléphone à cette table
invite-code = Scanner ou dire :
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-link = Lien vers cette table
invite-text = Viens jouer à Double Lucky 7 avec nous !
seats-title = { $count } places
seats-fewer = Une place de moins
seats-more = Une place de plus
seat-open = Place libre
seat-open-host = Libre : touche pour un bot
seat-you = toi
seat-sheet = Cette place
seat-bot-title = Un bot s’assied ici
seat-same-device = Quelqu’un d’autre sur cet appareil
seat-sit = S’asseoir
seat-leave = Se lever
seat-free = Libérer la place
game-title = Quel jeu ?
game-length = Quelle durée ?
mode-short-classic = Classic
mode-short-tactical-escape = Tactical Escape
mode-short-lucky-dice = Lucky Dice
length-short = environ 20 minutes
length-long = environ 40 minutes
more-rules = Autres règles
ask-box = Quelle boîte ?
box-second = avec la roue
box-first = sans la roue
ask-joker = Un Joker est retourné. L’atout est…
joker-leads = ce que joue le donneur
joker-chooses = ce que nomme le donneur
ask-memory = Cartes déjà jouées
memory-closed = restent cachées
memory-open = restent visibles
ask-pace = À quelle vitesse jouent les bots ?
pace-relaxed = tranquille
pace-normal = rythme normal
pace-fast = rapide
ask-absence = Quelqu’un doit s’absenter ?
absence-wait = on attend
absence-bot-after = un bot après une minute
ask-clock = Temps pour décider
clock-none = sans chrono
clock-seconds = { $seconds } secondes
ask-pad-clock = Bloc de score après une manche
pad-clock-none = attend tout le monde
ask-spectators = Public admis ?
spectators-welcome = bienvenu
spectators-closed-out = juste nous
ask-forfeits = Gages pour qui se trompe, un par ligne ; vide, aucun
forfeits-example = Chanter un vers
forfeits-count = { $count ->
    [one] { $count } gage
   *[other] { $count } gages
}
role-play = Jouer ici
role-table = Cet écran est la table
role-watch = Juste regarder
role-full = Toutes les places sont prises. Tu peux regarder.
role-running = La partie est en cours. Tu peux regarder.
