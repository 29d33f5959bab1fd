# Was nur Hinweise, Übungen und das Blatt des Tages sagen. $action ist eine Aktion, wie der Trainer sie nennt.
practise-you = Du
practise-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
practise-percent = { $percent } %
practise-tricks-row = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
practise-close = Zurück zu meinem Training

hint-title = Der Trainer
hint-best = Am besten: { $action }
hint-thinking = Der Trainer denkt nach…
hint-forecast = Wie viele Stiche es danach werden
hint-not-counted = Du hast den Trainer gefragt: Dieses Spiel zählt weder für den Club noch für deine Zahlen.
hint-gone = Das ist schon entschieden.

drill-bid = Sag mit diesem Blatt voraus
drill-bid-about = Ein Blatt nach dem anderen. Was schaffst du, und wie sicher bist du?
drill-save = Rette die Voraussage
drill-save-about = { $count } Stellungen, in denen eine Karte viel besser ist als alle anderen.
drill-wheel = Einsetzen oder behalten
drill-wheel-about = Deine Figur und das Rad. Nie eingesetzt kostet sie 10 Punkte.
drill-ask-bid = Was sagst du voraus?
drill-ask-save = Eine Karte ist viel besser als die anderen. Welche?
drill-ask-wheel = Setzt du deine Figur jetzt ein oder behältst du sie?
drill-how-sure = Wie sicher bist du, dass du { $bid } schaffst?
drill-well = Gut gewählt: so gut wie alles andere.
drill-lost = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } weniger als das Beste.
drill-said = Du sagst { $said } %, der Trainer sagt { $chance } %.
drill-next = Weiter
drill-count = { $good } von { $all } gut gewählt
drill-found-by = Finden: { $levels }
drill-forecasts = Deine Vorhersagen
drill-forecasts-row = du sagst { $said } %
drill-forecasts-value = { $chance } % von { $bids }

daily-short = 3, 5 und 7 Karten: für alle dieselben, ein Versuch am Tag.
daily-about = 3, 5 und 7 Karten gegen drei Bots. Für alle dieselben Karten, ein Versuch am Tag.
daily-ask = Blatt { $deal } von 3
daily-row = { $cards } Karten: { $bid } vorausgesagt, { $tricks } gemacht
daily-next = Nächstes Blatt
daily-done = Für heute geschafft
daily-place = Platz { $place } von 4
daily-tomorrow = Morgen gibt es neue Karten.
daily-share = Teilen
daily-copied = Kopiert
daily-symbols = { $made ->
    [one] 1 Voraussage von 3 geschafft
   *[other] { $made } Voraussagen von 3 geschafft
  }
daily-other-day = Das Datum dieses Geräts ist nicht das von heute.
