### Een tafel die zich verzamelt: uitnodiging, plaatsen, keuzes, rollen.

gathering-yours = Jouw tafel
gathering-start = Kaarten delen
gathering-start-without = { $count ->
    [one] Begin zonder de lege plaats
   *[other] Begin zonder de { $count } lege plaatsen
}
gathering-need-two = Er zijn er twee nodig
gathering-wait = { $name } begint als iedereen er is.
gathering-shuffling = Iedereen schudt mee…
gathering-promise = Belofte over het schudden: { $fingerprint }. Na het spel kan iedereen die nagaan.
invite-title = Anderen uitnodigen
invite-qr = QR-code die een telefoon naar deze tafel brengt
invite-code = Scan, of zeg:
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-link = Link naar deze tafel
invite-text = Kom met ons Double Lucky 7 spelen!
seats-title = { $count } plaatsen
seats-fewer = Eén plaats minder
seats-more = Eén plaats meer
seat-open = Vrije plaats
seat-open-host = Vrij: tik voor een bot
seat-you = jij
seat-sheet = Deze plaats
seat-bot-title = Hier zit een bot
seat-same-device = Iemand anders op dit apparaat
seat-sit = Gaan zitten
seat-leave = Opstaan
seat-free = Plaats vrijmaken
game-title = Welk spel?
game-length = Hoe lang?
mode-short-classic = Classic
mode-short-tactical-escape = Tactical Escape
mode-short-lucky-dice = Lucky Dice
length-short = ongeveer 20 minuten
length-long = ongeveer 40 minuten
more-rules = Meer regels
ask-box = Welke doos?
box-second = met het wiel
box-first = zonder wiel
ask-joker = Er ligt een Joker open. Troef is…
joker-leads = waar de dealer mee uitkomt
joker-chooses = wat de dealer noemt
ask-memory = Gespeelde kaarten
memory-closed = blijven dicht
memory-open = blijven open
ask-pace = Hoe snel spelen bots?
pace-relaxed = rustig
pace-normal = gewoon tempo
pace-fast = snel
ask-absence = Moet iemand even weg?
absence-wait = we wachten
absence-bot-after = na een minuut een bot
ask-clock = Tijd voor een beslissing
clock-none = zonder klok
clock-seconds = { $seconds } seconden
ask-pad-clock = Scoreblok na een ronde
pad-clock-none = wacht op iedereen
ask-spectators = Mogen anderen kijken?
spectators-welcome = welkom
spectators-closed-out = alleen wij
ask-forfeits = Opdrachtjes voor wie mist, één per regel; leeg is geen
forfeits-example = Een regel zingen
forfeits-count = { $count ->
    [one] { $count } opdracht
   *[other] { $count } opdrachten
}
role-play = Hier spelen
role-table = Dit scherm is de tafel
role-watch = Alleen kijken
role-full = Alle plaatsen zijn bezet. Kijken mag.
role-running = Het spel is bezig. Kijken mag.
