# Was der Trainer nach einem Spiel sagt. $better und $chosen sind Züge wie unten; Namen ohne Genitiv und ohne Pronomen.
coach-action-place-bid = { $bid } voraussagen
coach-action-play-card = { $card }
coach-action-name-trump = Trumpf { $colour }
coach-action-keep-pawn = Figur behalten
coach-action-roll-die = würfeln
coach-action-plain-option = { $option }
coach-action-change-bid = { $option }: { $name } { $change }
coach-action-player-swap = { $option }: { $name } ⇄ { $other }
coach-action-change-dealer = { $option }: { $name }
coach-action-change-trump = { $option }: { $colour }

coach-better = Besser: { $better } statt { $chosen }, { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } mehr.
coach-best-found = { $chosen }: die beste Wahl, { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } besser als die nächste.
coach-good = { $chosen }: so gut wie alles andere.
coach-small-loss = { $better } bringt { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } mehr als { $chosen }: zu wenig, um es einen Fehler zu nennen.

coach-reason-wanted-forbidden = Die beste Voraussage, { $count }, war verboten: { $bid } kostet { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } weniger als { $instead }.
coach-reason-bid-too-high = Mit diesen Karten { $count ->
    [0] ist gar kein Stich
    [1] ist 1 Stich
   *[other] sind { $count } Stiche
  } am wahrscheinlichsten: { $bid } ist zu viel.
coach-reason-bid-too-low = Mit diesen Karten { $count ->
    [one] ist 1 Stich
   *[other] sind { $count } Stiche
  } am wahrscheinlichsten: { $bid } ist zu wenig.
coach-reason-bid-worth-more = { $bid } ist etwa so wahrscheinlich wie { $instead } und bringt { $points } Punkte mehr.
coach-reason-trump-longer = In { $colour } hattest du { $count }, in { $other } nur { $many }.
coach-reason-higher-still-out = Höher als { $card } { $count ->
    [one] war noch 1 Karte derselben Farbe
   *[other] waren noch { $count } Karten derselben Farbe
  } unterwegs.
coach-reason-take-it-now = Dir { $count ->
    [one] fehlte noch 1 Stich
   *[other] fehlten noch { $count } Stiche
  }, und { $card } lag hier vorn.
coach-reason-dealer-leads-again = Dir { $count ->
    [one] fehlte noch 1 Stich
   *[other] fehlten noch { $count } Stiche
  }, und der Geber spielt wieder aus: { $card } lag hier vorn.
coach-reason-high-card-wasted = { $card } hätte später stechen können; hier verlor die Karte, und { $other } hätte gereicht.
coach-reason-one-too-many = Du hattest deine { $bid ->
    [0] 0
   *[other] { $bid }
  } schon, und { $card } lag in noch einem Stich vorn.
coach-reason-lose-it-now = Hier hätte { $card } verloren; behalten gewinnt die Karte vielleicht einen Stich, den du nicht willst.
coach-reason-short-more-often = Nach { $card } fehlen dir am Ende in { $count } von 100 Fällen Stiche, nach { $other } in { $many }.
coach-reason-over-more-often = Nach { $card } hast du am Ende in { $count } von 100 Fällen zu viele Stiche, nach { $other } in { $many }.
coach-reason-penalty-near = { $count ->
    [0] Es war die letzte Gelegenheit: Eine nie benutzte Figur kostet 10 Punkte.
   *[other] Das Rad kommt vielleicht nicht mehr zu dir, und eine nie benutzte Figur kostet 10 Punkte.
  }
coach-reason-use-the-pawn = { $option } war { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } mehr wert als Warten.
coach-reason-keep-the-pawn = { $count ->
    [one] Es kommt noch 1 Runde
   *[other] Es kommen noch { $count } Runden
  }: Behalten ist die Figur { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } mehr wert.
coach-reason-roll-the-die = Würfeln bringt im Mittel { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } mehr als Warten.
coach-reason-other-option = { $option } hätte { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } mehr gebracht.
coach-reason-other-target = { $option } war richtig; ein anderes Ziel hätte { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } mehr gebracht.

coach-ledger-average = ein durchschnittliches Blatt an deinem Platz
coach-ledger-cards = deine Karten
coach-ledger-table = Trumpf und die Voraussagen vor dir
coach-ledger-bid = deine Voraussagen
coach-ledger-play = deine gespielten Karten
coach-ledger-wheel = deine Figur
coach-ledger-rest = die anderen und die Verteilung
coach-ledger-penalty = Strafpunkte
coach-ledger-score = deine Punkte
coach-luck-and-skill = Das Glück gab { $luck }, deine eigenen Entscheidungen { $skill }.
coach-mistakes-count = { $mistakes ->
    [0] Keine Fehler.
    [one] 1 Fehler.
   *[other] { $mistakes } Fehler.
  }
coach-round = Runde { $round }
coach-by-the-network = Ohne den kompilierten Kern bleibt keine Zeit, Verteilungen auszuspielen: Das Netz urteilt allein, und Fehler werden sparsamer genannt.
coach-from-what-you-knew = Beurteilt nach dem, was dieser Platz damals wissen konnte, nicht danach, wie es ausging.

coach-title = Was der Trainer sagt
coach-thinking = Der Trainer sieht sich dein Spiel an…
coach-waiting = { $ahead ->
    [one] { $ahead } anderes Spiel kommt zuerst…
   *[other] { $ahead } andere Spiele kommen zuerst…
}
coach-failed = Der Trainer konnte sich dieses Spiel nicht ansehen.
coach-moments = Momente, auf die es ankam
coach-what-would-you-do = Was würdest du hier tun?
coach-try-it = Selbst versuchen
coach-tried-well = Gut gewählt: so gut wie das Beste.
coach-tried-otherwise = Es gab etwas Besseres:
coach-made = erfüllt { $percent } %
coach-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
coach-what-i-knew = Was ich wusste

practice-mistakes = Meine Fehler
practice-none = Keine Fehler zum Üben: Spiele eine Partie und lass den Trainer sie ansehen.
practice-left = { $count ->
    [one] 1 Stellung zu lösen
   *[other] { $count } Stellungen zu lösen
  }. Zweimal gelöst ist erledigt.
practice-begin = Die nächste lösen
practice-again = Einmal gelöst
practice-back = Zurück zu meinem Training
practice-figures = Mein Spiel in Zahlen
practice-no-games = Zahlen gibt es mit der ersten Partie, die der Trainer angesehen hat.
practice-exact = Erfüllte Voraussagen: { $percent } % von { $rounds }
practice-best = Bestes Spiel: { $total } Punkte
practice-forecasts = Vorhersage und was geschah
practice-forecasts-row = vorhergesehen { $promised } %
practice-by-cards = Punkte nach Kartenzahl
practice-by-cards-row = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
practice-lost = Verlorene Punkte je Entscheidung
practice-lost-row = { $mistakes ->
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
  }
practice-pawns = Figur { $used }-mal benutzt bei { $asked } Fragen, je { $points } Punkte
