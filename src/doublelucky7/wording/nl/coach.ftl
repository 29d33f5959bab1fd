# Wat de coach na een spel zegt. $better en $chosen zijn zetten zoals hieronder.
coach-action-place-bid = { $bid } voorspellen
coach-action-play-card = { $card }
coach-action-name-trump = troef { $colour }
coach-action-keep-pawn = pion houden
coach-action-roll-die = dobbelen
coach-action-plain-option = { $option }
coach-action-change-bid = { $option }: { $name } { $change }
coach-action-player-swap = { $option }: { $name } ⇄ { $other }
coach-action-change-dealer = { $option }: { $name }
coach-action-change-trump = { $option }: { $colour }

coach-better = Beter: { $better } in plaats van { $chosen }, { $points ->
    [1] 1 punt
   *[other] { $points } punten
  } meer.
coach-best-found = { $chosen }: de beste keuze, { $points ->
    [1] 1 punt
   *[other] { $points } punten
  } beter dan de volgende.
coach-good = { $chosen }: zo goed als al het andere.
coach-small-loss = { $better } brengt { $points ->
    [1] 1 punt
   *[other] { $points } punten
  } meer op dan { $chosen }: te weinig om het een fout te noemen.

coach-reason-wanted-forbidden = De beste voorspelling, { $count }, was verboden: { $bid } kost { $points ->
    [1] 1 punt
   *[other] { $points } punten
  } minder dan { $instead }.
coach-reason-bid-too-high = Met deze kaarten { $count ->
    [0] is geen enkele slag
    [1] is 1 slag
   *[other] zijn { $count } slagen
  } het waarschijnlijkst: { $bid } is te veel.
coach-reason-bid-too-low = Met deze kaarten { $count ->
    [one] is 1 slag
   *[other] zijn { $count } slagen
  } het waarschijnlijkst: { $bid } is te weinig.
coach-reason-bid-worth-more = { $bid } is ongeveer even waarschijnlijk als { $instead } en brengt { $points } punten meer op.
coach-reason-trump-longer = Van { $colour } had je er { $count }, van { $other } maar { $many }.
coach-reason-higher-still-out = Hoger dan je { $card } { $count ->
    [one] was nog 1 kaart van dezelfde kleur
   *[other] waren nog { $count } kaarten van dezelfde kleur
  } onderweg.
coach-reason-take-it-now = Je had nog { $count ->
    [one] 1 slag
   *[other] { $count } slagen
  } nodig, en je { $card } lag hier voor.
coach-reason-dealer-leads-again = Je had nog { $count ->
    [one] 1 slag
   *[other] { $count } slagen
  } nodig, en de dealer komt weer uit: je { $card } lag hier voor.
coach-reason-high-card-wasted = Je { $card } had later een slag kunnen winnen; hier verloor de kaart, en je { $other } had volstaan.
coach-reason-one-too-many = Je had je { $bid ->
    [0] 0
   *[other] { $bid }
  } al, en je { $card } lag voor in nog een slag.
coach-reason-lose-it-now = Hier had jouw { $card } verloren; bewaard wint de kaart misschien een slag die je niet wilt.
coach-reason-short-more-often = Na { $card } kom je in { $count } van de 100 gevallen slagen tekort, na { $other } in { $many }.
coach-reason-over-more-often = Na { $card } heb je in { $count } van de 100 gevallen te veel slagen, na { $other } in { $many }.
coach-reason-penalty-near = { $count ->
    [0] Het was de laatste kans: een nooit gebruikte pion kost 10 punten.
   *[other] Het wiel komt misschien niet meer bij je, en een nooit gebruikte pion kost 10 punten.
  }
coach-reason-use-the-pawn = { $option } was { $points ->
    [1] 1 punt
   *[other] { $points } punten
  } meer waard dan wachten.
coach-reason-keep-the-pawn = { $count ->
    [one] Er komt nog 1 ronde
   *[other] Er komen nog { $count } rondes
  }: gehouden is de pion { $points ->
    [1] 1 punt
   *[other] { $points } punten
  } meer waard.
coach-reason-roll-the-die = Gemiddeld brengt een worp { $points ->
    [1] 1 punt
   *[other] { $points } punten
  } meer op dan wachten.
coach-reason-other-option = { $option } had { $points ->
    [1] 1 punt
   *[other] { $points } punten
  } meer opgebracht.
coach-reason-other-target = { $option } was juist; een ander doel had { $points ->
    [1] 1 punt
   *[other] { $points } punten
  } meer opgebracht.

coach-ledger-average = een gemiddelde hand op je plaats
coach-ledger-cards = de kaarten die je kreeg
coach-ledger-table = troef en de voorspellingen vóór je
coach-ledger-bid = je voorspellingen
coach-ledger-play = je gespeelde kaarten
coach-ledger-wheel = je pion
coach-ledger-rest = de anderen en de verdeling
coach-ledger-penalty = strafpunten
coach-ledger-score = je score
coach-luck-and-skill = Het geluk gaf { $luck }, je eigen keuzes { $skill }.
coach-mistakes-count = { $mistakes ->
    [0] Geen fouten.
    [one] 1 fout.
   *[other] { $mistakes } fouten.
  }
coach-round = Ronde { $round }
coach-by-the-network = Zonder de gecompileerde kern is er geen tijd om verdelingen uit te spelen: het netwerk oordeelt alleen, en fouten worden spaarzamer genoemd.
coach-from-what-you-knew = Beoordeeld naar wat deze plaats toen kon weten, niet naar hoe het afliep.

coach-title = Wat de coach zegt
coach-thinking = De coach bekijkt je spel…
coach-waiting = { $ahead ->
    [one] { $ahead } ander spel gaat voor…
   *[other] { $ahead } andere spellen gaan voor…
}
coach-failed = De coach kon dit spel niet bekijken.
coach-moments = Momenten die ertoe deden
coach-what-would-you-do = Wat zou jij hier doen?
coach-try-it = Probeer het zelf
coach-tried-well = Goed gekozen: zo goed als het beste.
coach-tried-otherwise = Er was iets beters:
coach-made = gehaald { $percent }%
coach-points = { $points ->
    [1] 1 punt
   *[other] { $points } punten
  }
coach-what-i-knew = Wat ik wist

practice-mistakes = Mijn fouten
practice-none = Geen fouten om te oefenen: speel een spel en laat de coach ernaar kijken.
practice-left = { $count ->
    [one] 1 stelling om op te lossen
   *[other] { $count } stellingen om op te lossen
  }. Twee keer opgelost is klaar.
practice-begin = De volgende oplossen
practice-again = Eén keer opgelost
practice-back = Terug naar mijn training
practice-figures = Mijn spel in cijfers
practice-no-games = Cijfers komen met het eerste spel dat de coach heeft bekeken.
practice-exact = Voorspellingen gehaald: { $percent }% van { $rounds }
practice-best = Beste spel: { $total } punten
practice-forecasts = Verwachting en werkelijkheid
practice-forecasts-row = verwacht { $promised }%
practice-by-cards = Punten per aantal kaarten
practice-by-cards-row = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }
practice-lost = Verloren punten per beslissing
practice-lost-row = { $mistakes ->
    [one] 1 fout
   *[other] { $mistakes } fouten
  }
practice-pawns = Pion { $used } keer gebruikt bij { $asked } vragen, { $points } punten per keer
