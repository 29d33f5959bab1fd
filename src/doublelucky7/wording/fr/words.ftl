### Les mots de la table : cartes, modes, options, atout, bloc de score.

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
card-red = { $number } rouge
card-yellow = { $number } jaune
card-green = { $number } vert
card-blue = { $number } bleu
joker = Joker

and = { $others } et { $last }

mode-classic = Classic mode
    .explained = Sans roue : prédire, jouer, compter.
mode-tactical-escape = Tactical Escape Mode
    .explained = Une fois en sept manches, tu poses ton pion sur l’option de ton choix.
mode-lucky-dice = Lucky Dice Mode
    .explained = Une fois en sept manches, le dé choisit l’option pour ton pion.
rounds-played = { $rounds } manches
joker-trump-dealer-leads = Joker retourné : la couleur entamée par le donneur est atout
joker-trump-dealer-chooses = Joker retourné : le donneur nomme l’atout
open-memory = les cartes jouées restent visibles
edition-first = comme dans la première édition
edition-second = comme dans la deuxième édition

option-change-bid = Change Bid
    .explained = Une mise monte ou descend de 1, la tienne si tu veux.
option-player-swap = Player Swap
    .explained = Deux mains sont échangées ; la tienne peut en être.
option-change-dealer = Change Dealer
    .explained = Le jeton de donneur change de place, et qui le reçoit entame tous les plis.
option-double-points = Double Points
    .explained = Tes points de cette manche comptent double.
option-change-trump = Change Trump
    .explained = Une autre couleur devient atout.
option-extra-card = Extra Card
    .explained = Une carte de la pioche est posée face visible devant toi ; joue-la quand tu veux.
option-no-trump = No Trump
    .explained = Cette manche se joue sans atout.
unlucky = Unlucky (X)
    .explained = Rien ne se passe, et tu gardes ton pion pour un autre essai.

trump-turned-up = atout { $colour }
trump-named = atout { $colour }, nommé par le donneur
trump-as-led = la couleur entamée par le donneur est atout
trump-changed = l’atout est maintenant le { $colour }
trump-none = sans atout

score-pad = Bloc de score
    .round = Manche
    .cards = Cartes
    .penalty = Pénalités
    .total = Total
    .explained = plis/mise et points · ×2 compte double
