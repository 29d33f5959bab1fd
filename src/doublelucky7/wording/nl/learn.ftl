### Leren in vijf minuten: acht lessen aan een tafel met Paula en Otto, en de film ervan.

learn-lesson-trick = Een slag
learn-lesson-trump = Troef en Joker
learn-lesson-bid = De voorspelling
learn-lesson-last-bidder = Wie als laatste voorspelt
learn-lesson-dealer = De dealer komt uit
learn-lesson-exactly = Precies, en ronde 7
learn-lesson-pawn = De pion
learn-lesson-die = De dobbelsteen

learn-intro = Zes korte lessen laten het hele spel zien, nog twee het Lucky Wheel. Jij speelt, de tafel antwoordt.
learn-heading-game = Het spel
learn-heading-wheel = Het Lucky Wheel
learn-number = Les { $number } van { $count }
learn-start = Beginnen
learn-go-on = Verder
learn-next = Volgende les
learn-again = Nog een keer
learn-other = De andere proberen?
learn-play = Een spel spelen
learn-all = Alle lessen
learn-you = Jij
learn-points = { $points } punten
learn-missing = De lessen horen niet bij deze installatie. Ook de regels leggen alles uit.
learn-on-phone = Hetzelfde op een telefoon

learn-film = De film bekijken
learn-film-length = { $minutes } minuten, speelt vanzelf
learn-film-with-wheel = Met het Lucky Wheel
learn-film-pause = Pauze
learn-film-resume = Afspelen
learn-film-skip = Volgende les
learn-film-back = Vorige les
learn-film-over = Dat is het hele spel. Nu jij!

learn-made = { $bid } voorspeld, { $taken } gehaald: { $points } punten.
learn-missed = { $bid } voorspeld, { $taken } gehaald: geen punten.

learn-trick-follow = Otto komt uit met rood. Je hebt een rode kaart, dus die speel je. Eén tik tilt haar op, nog een tik speelt haar.
learn-trick-yours = Jouw 11 is de hoogste rode: de slag is van jou.
learn-trick-another-colour = Nu komt Otto uit met groen. Dat heb je niet, dus je mag een andere kleur spelen.
learn-trick-led-wins = Niemand anders heeft groen: de 2 wint. Een kleur die niet gevraagd is wint nooit, tenzij ze troef is.

learn-trump-anything = Groen ligt open, dus groen is troef. Je hebt geen rood: je mag alles spelen.
learn-trump-beats = Zelfs de troef 1 wint van een 14 in een andere kleur.
learn-trump-no-trump = Jouw 2 is geen rood en geen troef: Otto’s 14 wint.
learn-trump-joker = De Joker mag altijd en wint van alles.
learn-trump-or-joker = Otto komt uit met geel. Je zou kunnen bekennen, of de Joker spelen.
learn-trump-none-again = Otto komt uit met geel en dat heb je niet: troef of Joker?
learn-trump-must-follow = Otto komt uit met geel: je hebt er een, dus je bekent.

learn-bid-which = Welke van je kaarten winnen zeker? Voorspel precies zoveel slagen als je zult halen.
learn-bid-lead = Jij deelt, dus jij komt uit. Elke kaart, in elke volgorde.
learn-bid-lead-again = Jij komt weer uit.
learn-bid-made = Twee voorspeld, twee gehaald: 10 punten en 2 per slag: 14.
learn-bid-missed = Je haalde er twee en voorspelde een ander aantal: geen punten. Nog een keer?

learn-last-bidder-forbidden = Jij voorspelt als laatste. Samen mag het geen 3 worden, het aantal slagen. Probeer de 1.
learn-last-bidder-made = 4 voorspeld voor 3 slagen: iemand moet missen, en deze keer is dat Otto.
learn-last-bidder-missed = Je haalde er twee: geen punten. 2 proberen?
learn-last-bidder-free = Dezelfde kaarten na voorspellingen van 2 en 2. Dat is al meer dan er slagen zijn: nu is niets verboden.

learn-dealer-take = Otto deelt en komt uit met rood. Neem de slag met je 13.
learn-dealer-who-leads = Deze slag is van jou. Wie komt uit voor de volgende? Tik op een plaats.
learn-dealer-leads = Weer Otto: de dealer komt in elke slag van de ronde uit, wie er ook wint.
learn-dealer-who-deals = De ronde is voorbij. Wie deelt de volgende? Tik op een plaats.
learn-dealer-deals = In de volgende ronde schuift de dealerfiche één plaats naar links, naar jou.

learn-exactly-take = Je voorspelde 1. Otto komt uit met rood: je 12 haalt de slag.
learn-exactly-lose = Je hebt je ene slag. Nog een en de ronde levert niets op: verlies deze.
learn-exactly-missed = Twee gehaald, één voorspeld: geen punten.
learn-exactly-round-seven = Eén voorspeld, één gehaald: 12 punten. Wat zou hetzelfde in ronde 7 opleveren?
learn-exactly-double = In ronde 7 zou het 24 zijn. Ronde 8, ook met zeven kaarten, telt gewoon.

learn-pawn-use = Je kaarten zijn één slag waard, maar je moest 2 zeggen. Je pion gebruiken? Probeer Change Bid.
learn-pawn-may-equal = Nu zijn er 3 voorspeld voor 3 slagen: het wiel mag dat.
learn-pawn-play-on = Speel verder, met elke kaart.
learn-pawn-blocked = Change Bid is voor iedereen geblokkeerd tot ronde 7 voorbij is. Een nooit gebruikte pion kost 10 punten.
learn-pawn-kept = De pion blijft bij jou. Nooit gebruikt in zeven rondes kost hij 10 punten.

learn-die-roll = Gooi, of bewaar je pion. Wat je gooit, moet je gebruiken.
learn-die-unlucky = Een X. Er gebeurt niets: de pion blijft, en niemand anders gooit deze ronde.
learn-die-again = Nog een keer dezelfde situatie: gooi opnieuw.
learn-die-must = No Trump is vrij: je moet het gebruiken.
learn-die-used = Er is nu geen troef, en No Trump is vanaf nu geblokkeerd.
learn-die-last = En een derde keer: gooi.
learn-die-double-lucky = Change Dealer is bezet: daar staat Otto’s pion. Double Lucky: kies een vrije optie.
learn-die-chosen = Daar staat nu jouw pion. Die optie is voor iedereen geblokkeerd.
learn-die-kept = De pion blijft bij jou, voor een latere ronde.
