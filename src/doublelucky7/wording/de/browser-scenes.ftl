### Runden- und Spielende im Browser, und die Prüfung des Mischens.

round-end-title = Runde { $round }
round-end-made = { $made ->
    [0] Diesmal hat es niemand geschafft.
    [one] { $made } von { $players } hat es geschafft.
   *[other] { $made } von { $players } haben es geschafft.
}
round-end-waiting = { $count ->
    [0] Es geht los…
    [one] Es fehlt noch { $count } Person…
   *[other] Es fehlen noch { $count } Personen…
}
round-end-next-dealer = { $name } gibt als Nächstes
round-end-go-on = Nächste Runde
round-end-waiting-for = Warten auf { $names }…
round-end-for-all = Ohne Warten weiter
forfeit-done = Erledigt
forfeit-is-done = erledigt
end-title = Die Endabrechnung
end-winner = { $name } gewinnt!
end-winners = { $names } gewinnen gemeinsam!
end-club = High Rollers Club: { $name } mit { $total }
end-club-bot = (ein Bot hat ausgeholfen)
end-chart = So wuchsen die Punkte: { $names }
end-rematch = Noch einmal mit allen
end-rematch-waiting = Warten auf die anderen…
end-home = Startseite
end-replay = Noch einmal ansehen
end-record = Protokoll speichern
end-copy = Ergebnis kopieren
end-copied = Kopiert
end-check = Mischen prüfen
end-text-title = Double Lucky 7
verify-kept = { $rolls ->
    [0] Alle { $deals } Kartenstapel entsprechen dem Versprechen.
    [one] Alle { $deals } Kartenstapel und { $rolls } Wurf entsprechen dem Versprechen.
   *[other] Alle { $deals } Kartenstapel und { $rolls } Würfe entsprechen dem Versprechen.
}
verify-kept-at = { $rolls ->
    [0] Alle { $deals } Kartenstapel entsprechen dem Versprechen von { $time }.
    [one] Alle { $deals } Kartenstapel und { $rolls } Wurf entsprechen dem Versprechen von { $time }.
   *[other] Alle { $deals } Kartenstapel und { $rolls } Würfe entsprechen dem Versprechen von { $time }.
}
verify-broken-promise = Das Versprechen in diesem Protokoll ist nicht das, das diesem Gerät vor dem Spiel gezeigt wurde.
verify-broken-secret = Das Geheimnis passt nicht zum Versprechen vor dem Spiel.
verify-broken-draw = Die Auslosung des ersten Gebers entspricht nicht dem Versprechen.
verify-broken-deck = Der Stapel von Runde { $round } entspricht nicht dem Versprechen.
verify-broken-contribution = Der Anteil dieses Geräts am Mischen steht nicht im Protokoll.
verify-broken-cards = Die Karten, die dieses Gerät in Runde { $round } gesehen hat, sind nicht die des Protokolls.
verify-broken-withheld = Das Protokoll erklärt ein Mischen ohne Grund für ungültig.
verify-broken-die = Der Wurf von Runde { $round } entspricht nicht dem Versprechen.
verify-broken-forfeit = Eine Aufgabe der Runde { $round } passt nicht zum Versprechen.
verify-not-revealed = Das Geheimnis ist noch versiegelt; geöffnet wird es am Spielende.
verify-no-promise = Für dieses Spiel wurde nichts versprochen, also gibt es nichts zu prüfen.
verify-added-nothing = Dein Gerät hat zum Mischen nichts beigetragen.
verify-own-share = { $hands ->
        [0] Dein Anteil steckt im Mischen.
        [one] Dein Anteil steckt im Mischen, und dein Blatt ist das aufgezeichnete.
       *[other] Dein Anteil steckt im Mischen, und alle { $hands } Blätter, die du hattest, sind die aufgezeichneten.
    }
verify-withheld = { $name } hat einen Anteil zurückgehalten, deshalb wurde neu gemischt.
verify-renewed = Ab Runde { $round } wurde neu gemischt, weil die Spiele des Servers auf einen früheren Stand gesetzt wurden.
verify-fingerprint = Fingerabdruck des Versprechens: { $fingerprint }
verify-explained = Allein auf diesem Gerät nachgerechnet, aus dem Geheimnis, allen Beiträgen und den Karten, die du gesehen hast.
end-you-win = Gewonnen!
end-you-share = Geteilter Sieg!
end-your-place = Platz { $place } von { $players }. Gut gespielt!
end-hits = { $hits } von { $rounds } getroffen
end-your-hits = Du hast { $hits } von { $rounds } Voraussagen getroffen.
end-decisive = Runde { $round } hat es entschieden: Danach war { $name } nicht mehr einzuholen.
end-best = Beste Runde: { $name } mit { $points } Punkten in Runde { $round }.
end-boldest = Kühnste Voraussage: { $name }, { $bid } von { $tricks } in Runde { $round }, und geschafft.
end-doubled = Double Points brachte { $name } { $extra } mehr.
end-fined = { $count ->
    [one] Eine unbenutzte Figur kostete { $name } { $penalty } Punkte.
   *[other] Unbenutzte Figuren kosteten { $name } je { $penalty } Punkte.
}
end-share-picture = Als Bild teilen
pad-cell = Runde { $round }, { $name }: { $bid } vorausgesagt, { $tricks } gemacht, { $points } Punkte.
pad-tap = Tippe auf ein Feld, um die Runde zu lesen.
club-print = Diese Seite drucken
club-previous = Vorige Seite
club-next = Nächste Seite
