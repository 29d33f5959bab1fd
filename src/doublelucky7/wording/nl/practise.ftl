# Wat alleen tips, oefeningen en de deal van de dag zeggen. $action is een actie zoals de coach die noemt.
practise-you = Jij
practise-points = { $points ->
    [1] 1 punt
   *[other] { $points } punten
  }
practise-percent = { $percent }%
practise-tricks-row = { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
  }
practise-close = Terug naar mijn training

hint-title = De coach
hint-best = Het beste: { $action }
hint-thinking = De coach denkt na…
hint-forecast = Hoeveel slagen het daarna worden
hint-not-counted = Je hebt de coach gevraagd: dit spel telt niet voor de club en niet voor je cijfers.
hint-gone = Dat is al beslist.

drill-bid = Voorspel met deze hand
drill-bid-about = De ene hand na de andere. Wat haal je, en hoe zeker ben je?
drill-save = Red de voorspelling
drill-save-about = { $count } posities waarin één kaart veel beter is dan alle andere.
drill-wheel = Inzetten of houden
drill-wheel-about = Je pion en het wiel. Nooit ingezet kost hij 10 punten.
drill-ask-bid = Wat voorspel je?
drill-ask-save = Eén kaart is veel beter dan de andere. Welke?
drill-ask-wheel = Zet je je pion nu in, of houd je hem?
drill-how-sure = Hoe zeker ben je dat je { $bid } haalt?
drill-well = Goed gekozen: niets is beter.
drill-lost = { $points ->
    [1] 1 punt
   *[other] { $points } punten
  } minder dan het beste.
drill-said = Jij zegt { $said }%, de coach zegt { $chance }%.
drill-next = Volgende
drill-count = { $good } van { $all } goed gekozen
drill-found-by = Gevonden door: { $levels }
drill-forecasts = Jouw verwachtingen
drill-forecasts-row = jij zegt { $said }%
drill-forecasts-value = { $chance }% van { $bids }

daily-short = 3, 5 en 7 kaarten: voor iedereen dezelfde, één poging per dag.
daily-about = 3, 5 en 7 kaarten tegen drie bots. Voor iedereen dezelfde kaarten, één poging per dag.
daily-ask = Hand { $deal } van 3
daily-row = { $cards } kaarten: { $bid } voorspeld, { $tricks } gehaald
daily-next = Volgende hand
daily-done = Klaar voor vandaag
daily-place = Plaats { $place } van 4
daily-tomorrow = Morgen zijn er nieuwe kaarten.
daily-share = Delen
daily-copied = Gekopieerd
daily-symbols = { $made ->
    [one] 1 voorspelling van 3 gehaald
   *[other] { $made } voorspellingen van 3 gehaald
  }
daily-other-day = De datum van dit apparaat is niet die van vandaag.
