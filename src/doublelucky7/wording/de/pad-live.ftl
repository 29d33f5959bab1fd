### Ein Block, dem andere Geräte live folgen.

pad-live = Live auf anderen Geräten
pad-live-idea = Andere Handys und der Fernseher zeigen den Block sofort, und mehrere können schreiben.
pad-live-begin = Live teilen
pad-live-for = Ein Code für alle, die
pad-live-write = mitschreiben
pad-live-watch = nur zusehen
pad-live-qr-write = QR-Code zum Mitschreiben
pad-live-qr-watch = QR-Code zum Zusehen
pad-live-code = Am Fernseher { $address } öffnen und beitreten mit:
pad-live-join = Mitsehen: scannen oder beitreten mit
pad-live-devices = { $count ->
    [one] Bisher nur dieses Gerät.
   *[other] { $count } Geräte sind dabei.
}
pad-live-end = Auf diesem Gerät beenden
pad-live-lost = Keine Verbindung: Jede Eingabe bleibt hier und wird später gesendet.
pad-live-full = Der geteilte Block ist voll: Dieses Gerät schreibt allein weiter.
pad-live-mark = live
pad-live-waiting = Warten auf den ersten Eintrag…
