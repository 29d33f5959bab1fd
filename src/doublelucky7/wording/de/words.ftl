### Die Wörter des Tisches: Karten, Modi, Optionen, Trumpf, Punkteblock.

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
card-red = Rot { $number }
card-yellow = Gelb { $number }
card-green = Grün { $number }
card-blue = Blau { $number }
joker = Joker

and = { $others } und { $last }

mode-classic = Classic mode
    .explained = Ohne Rad: voraussagen, spielen, zählen.
mode-tactical-escape = Tactical Escape Mode
    .explained = Einmal in sieben Runden setzt du deine Figur auf eine Option deiner Wahl.
mode-lucky-dice = Lucky Dice Mode
    .explained = Einmal in sieben Runden sucht der Würfel die Option für deine Figur aus.
rounds-played = { $rounds } Runden
joker-trump-dealer-leads = Joker aufgedeckt: Trumpf ist, was vom Geberplatz ausgespielt wird
joker-trump-dealer-chooses = Joker aufgedeckt: Wer gibt, nennt Trumpf
open-memory = gespielte Karten bleiben offen
edition-first = wie in der ersten Auflage
edition-second = wie in der zweiten Auflage

option-change-bid = Change Bid
    .explained = Eine Voraussage steigt oder sinkt um 1, wenn du willst auch deine eigene.
option-player-swap = Player Swap
    .explained = Zwei tauschen ihre Karten; du darfst selbst dabei sein.
option-change-dealer = Change Dealer
    .explained = Die Gebermarke wandert, und wer sie bekommt, spielt zu jedem Stich aus.
option-double-points = Double Points
    .explained = Deine Punkte dieser Runde zählen doppelt.
option-change-trump = Change Trump
    .explained = Eine andere Farbe wird Trumpf.
option-extra-card = Extra Card
    .explained = Eine Karte vom Stapel liegt offen vor dir; spiel sie, wann es dir passt.
option-no-trump = No Trump
    .explained = Diese Runde hat keine Trumpffarbe.
unlucky = Unlucky (X)
    .explained = Nichts passiert, und deine Figur bleibt dir für einen neuen Versuch.

trump-turned-up = Trumpf ist { $colour }
trump-named = Trumpf ist { $colour }, genannt vom Geberplatz
trump-as-led = Trumpf ist, was vom Geberplatz ausgespielt wird
trump-changed = Trumpf ist jetzt { $colour }
trump-none = kein Trumpf

score-pad = Punkteblock
    .round = Runde
    .cards = Karten
    .penalty = Penalty
    .total = Summe
    .explained = Stiche/Voraussage und Punkte · ×2 zählt doppelt
