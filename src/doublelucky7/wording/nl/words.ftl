### De woorden van de tafel: kaarten, spelmodi, opties, troef, scoreblok.

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
card-red = rode { $number }
card-yellow = gele { $number }
card-green = groene { $number }
card-blue = blauwe { $number }
joker = Joker

and = { $others } en { $last }

mode-classic = Classic mode
    .explained = Zonder wiel: voorspellen, spelen, tellen.
mode-tactical-escape = Tactical Escape Mode
    .explained = Eén keer in zeven rondes zet je je pion op een optie naar keuze.
mode-lucky-dice = Lucky Dice Mode
    .explained = Eén keer in zeven rondes kiest de dobbelsteen de optie voor je pion.
rounds-played = { $rounds } rondes
joker-trump-dealer-leads = Joker omgedraaid: de kleur waarmee de dealer uitkomt is troef
joker-trump-dealer-chooses = Joker omgedraaid: de dealer noemt troef
open-memory = gespeelde kaarten blijven open
edition-first = zoals in de eerste editie
edition-second = zoals in de tweede editie

option-change-bid = Change Bid
    .explained = Eén voorspelling gaat 1 omhoog of omlaag, ook die van jezelf.
option-player-swap = Player Swap
    .explained = Twee spelers ruilen hun kaarten; jij mag er een van zijn.
option-change-dealer = Change Dealer
    .explained = De dealerfiche verhuist, en wie hem krijgt komt in elke slag uit.
option-double-points = Double Points
    .explained = Jouw punten van deze ronde tellen dubbel.
option-change-trump = Change Trump
    .explained = Een andere kleur wordt troef.
option-extra-card = Extra Card
    .explained = Er ligt een kaart van de stapel open voor je; speel haar wanneer het jou uitkomt.
option-no-trump = No Trump
    .explained = Deze ronde is er geen troefkleur.
unlucky = Unlucky (X)
    .explained = Er gebeurt niets, en je houdt je pion voor een nieuwe poging.

trump-turned-up = troef is { $colour }
trump-named = troef is { $colour }, genoemd door de dealer
trump-as-led = de kleur waarmee de dealer uitkomt is troef
trump-changed = troef is nu { $colour }
trump-none = geen troef

score-pad = Scoreblok
    .round = Ronde
    .cards = Kaarten
    .penalty = Penalty
    .total = Totaal
    .explained = slagen/voorspelling en punten · ×2 telt dubbel
