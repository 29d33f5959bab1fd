### Einde van ronde en spel in de browser, en de controle van het schudden.

round-end-title = Ronde { $round }
round-end-made = { $made ->
    [0] Deze keer haalde niemand het.
    [one] { $made } van de { $players } haalde het.
   *[other] { $made } van de { $players } haalden het.
}
round-end-waiting = { $count ->
    [0] Daar gaan we…
    [one] Wachten op nog { $count }…
   *[other] Wachten op nog { $count }…
}
round-end-next-dealer = { $name } deelt hierna
round-end-go-on = Volgende ronde
round-end-waiting-for = Wachten op { $names }…
round-end-for-all = Verder zonder te wachten
forfeit-done = Gedaan
forfeit-is-done = gedaan
end-title = De eindstand
end-winner = { $name } wint!
end-winners = { $names } winnen samen!
end-club = High Rollers Club: { $name } met { $total }
end-club-bot = (een bot hielp mee)
end-chart = Zo groeiden de punten: { $names }
end-rematch = Nog eens met iedereen
end-rematch-waiting = Wachten op de anderen…
end-home = Begin
end-replay = Nog eens bekijken
end-record = Verslag bewaren
end-copy = Uitslag kopiëren
end-copied = Gekopieerd
end-check = Schudden controleren
end-text-title = Double Lucky 7
verify-kept = { $rolls ->
    [0] Alle { $deals } stapels kloppen met de belofte.
    [one] Alle { $deals } stapels en { $rolls } worp kloppen met de belofte.
   *[other] Alle { $deals } stapels en { $rolls } worpen kloppen met de belofte.
}
verify-kept-at = { $rolls ->
    [0] Alle { $deals } stapels kloppen met de belofte van { $time }.
    [one] Alle { $deals } stapels en { $rolls } worp kloppen met de belofte van { $time }.
   *[other] Alle { $deals } stapels en { $rolls } worpen kloppen met de belofte van { $time }.
}
verify-broken-promise = De belofte in dit verslag is niet die welke dit apparaat voor het spel te zien kreeg.
verify-broken-secret = Het geheim past niet bij de belofte van voor het spel.
verify-broken-draw = De loting om de eerste dealer klopt niet met de belofte.
verify-broken-deck = De stapel van ronde { $round } klopt niet met de belofte.
verify-broken-contribution = Het aandeel van dit apparaat staat niet in het verslag.
verify-broken-cards = De kaarten die dit apparaat in ronde { $round } zag, zijn niet die van het verslag.
verify-broken-withheld = Het verslag verklaart een schudbeurt zonder reden ongeldig.
verify-broken-die = De worp van ronde { $round } klopt niet met de belofte.
verify-broken-forfeit = Een opdracht van ronde { $round } past niet bij de belofte.
verify-not-revealed = Het geheim is nog verzegeld; het gaat open als het spel uit is.
verify-no-promise = Voor dit spel is niets beloofd, dus er valt niets te controleren.
verify-added-nothing = Jouw apparaat droeg niets bij aan het schudden.
verify-own-share = { $hands ->
        [0] Jouw aandeel zit in het schudden.
        [one] Jouw aandeel zit in het schudden, en je hand is de opgetekende.
       *[other] Jouw aandeel zit in het schudden, en alle { $hands } handen die je had zijn de opgetekende.
    }
verify-withheld = { $name } hield een aandeel achter, dus er is opnieuw geschud.
verify-renewed = Vanaf ronde { $round } is opnieuw geschud, omdat de spellen van de server op een eerdere stand zijn gezet.
verify-fingerprint = Vingerafdruk van de belofte: { $fingerprint }
verify-explained = Alleen op dit apparaat nagerekend, uit het geheim, ieders bijdrage en de kaarten die je zag.
end-you-win = Je wint!
end-you-share = Je deelt de winst!
end-your-place = Plaats { $place } van { $players }. Goed gespeeld!
end-hits = { $hits } van { $rounds } gehaald
end-your-hits = Je haalde { $hits } van { $rounds } voorspellingen.
end-decisive = Ronde { $round } besliste: daarna haalde niemand { $name } nog in.
end-best = Beste ronde: { $name } met { $points } punten in ronde { $round }.
end-boldest = Gedurfdste voorspelling: { $name }, { $bid } van { $tricks } in ronde { $round }, en gehaald.
end-doubled = Double Points bracht { $name } { $extra } meer.
end-fined = { $count ->
    [one] Een ongebruikte pion kostte { $name } { $penalty } punten.
   *[other] Ongebruikte pionnen kostten { $name } elk { $penalty } punten.
}
end-share-picture = Deel een plaatje
pad-cell = Ronde { $round }, { $name }: { $bid } voorspeld, { $tricks } gehaald, { $points } punten.
pad-tap = Tik op een vakje om de ronde te lezen.
club-print = Deze pagina afdrukken
club-previous = Vorige pagina
club-next = Volgende pagina
