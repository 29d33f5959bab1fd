### Un bloc que d’autres appareils suivent en direct.

pad-live = En direct sur d’autres écrans
pad-live-idea = D’autres téléphones et la télé montrent ce bloc aussitôt, et plusieurs peuvent écrire.
pad-live-begin = Partager en direct
pad-live-for = Un code pour
pad-live-write = écrire aussi
pad-live-watch = seulement regarder
pad-live-qr-write = Code QR pour écrire aussi
pad-live-qr-watch = Code QR pour regarder
pad-live-code = Sur la télé, ouvre { $address } et rejoins avec :
pad-live-join = Regarder aussi : scanne, ou rejoins avec
pad-live-devices = { $count ->
    [one] Cet appareil seul pour l’instant.
   *[other] { $count } appareils sont là.
}
pad-live-end = Arrêter sur cet appareil
pad-live-lost = Pas de connexion : chaque saisie reste ici et partira plus tard.
pad-live-full = Le bloc partagé est plein : cet appareil continue seul.
pad-live-mark = direct
pad-live-waiting = En attente de la première saisie…
