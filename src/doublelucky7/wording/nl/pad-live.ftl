### Een blok dat andere apparaten live volgen.

pad-live = Live op andere schermen
pad-live-idea = Andere telefoons en de tv tonen dit blok meteen, en meerdere mensen kunnen schrijven.
pad-live-begin = Live delen
pad-live-for = Een code voor wie
pad-live-write = meeschrijft
pad-live-watch = alleen kijkt
pad-live-qr-write = QR-code om mee te schrijven
pad-live-qr-watch = QR-code om mee te kijken
pad-live-code = Open op de tv { $address } en doe mee met:
pad-live-join = Meekijken: scan, of doe mee met
pad-live-devices = { $count ->
    [one] Tot nu toe alleen dit apparaat.
   *[other] Er zijn { $count } apparaten bij.
}
pad-live-end = Stoppen op dit apparaat
pad-live-lost = Geen verbinding: elke tik blijft hier bewaard en gaat later mee.
pad-live-full = Het gedeelde blok is vol: dit apparaat gaat alleen verder.
pad-live-mark = live
pad-live-waiting = Wachten op de eerste tik…
