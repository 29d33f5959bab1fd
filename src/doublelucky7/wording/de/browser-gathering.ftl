### Ein Tisch, der sich sammelt: Einladung, Plätze, Auswahl, Rollen.

gathering-yours = Dein Tisch
gathering-start = Karten geben
gathering-start-without = { $count ->
    [one] Ohne den leeren Platz beginnen
   *[other] Ohne die { $count } leeren Plätze beginnen
}
gathering-need-two = Zum Spielen braucht es zwei
gathering-wait = { $name } beginnt, wenn alle da sind.
gathering-shuffling = Alle mischen mit…
gathering-promise = Versprechen zum Mischen: { $fingerprint }. Nach dem Spiel kann es jeder prüfen.
invite-title = Andere einladen
invite-qr = QR-Code, der ein Handy an diesen Tisch führt
invite-code = Scannen oder sagen:
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-link = Link zu diesem Tisch
invite-text = Spiel mit uns Double Lucky 7!
seats-title = { $count } Plätze
seats-fewer = Ein Platz weniger
seats-more = Ein Platz mehr
seat-open = Freier Platz
seat-open-host = Frei: tippen für einen Bot
seat-you = du
seat-sheet = Dieser Platz
seat-bot-title = Hier sitzt ein Bot
seat-same-device = Jemand anders an diesem Gerät
seat-sit = Hinsetzen
seat-leave = Aufstehen
seat-free = Platz freimachen
game-title = Welches Spiel?
game-length = Wie lange?
mode-short-classic = Classic
mode-short-tactical-escape = Tactical Escape
mode-short-lucky-dice = Lucky Dice
length-short = etwa 20 Minuten
length-long = etwa 40 Minuten
more-rules = Weitere Regeln
ask-box = Welche Schachtel?
box-second = mit dem Rad
box-first = ohne Rad
ask-joker = Ein Joker wird aufgedeckt. Trumpf ist…
joker-leads = was der Geber ausspielt
joker-chooses = was der Geber nennt
ask-memory = Gespielte Karten
memory-closed = bleiben verdeckt
memory-open = bleiben offen
ask-pace = Wie schnell spielen Bots?
pace-relaxed = gemütlich
pace-normal = normales Tempo
pace-fast = schnell
ask-absence = Jemand muss kurz weg?
absence-wait = wir warten
absence-bot-after = nach einer Minute ein Bot
ask-clock = Zeit für eine Entscheidung
clock-none = ohne Uhr
clock-seconds = { $seconds } Sekunden
ask-pad-clock = Punkteblock nach einer Runde
pad-clock-none = wartet auf alle
ask-spectators = Dürfen andere zusehen?
spectators-welcome = gern
spectators-closed-out = nur wir
ask-forfeits = Kleine Aufgaben für alle, die danebenliegen, eine je Zeile; leer heißt keine
forfeits-example = Ein Lied anstimmen
forfeits-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
role-play = Hier spielen
role-table = Dieser Bildschirm ist der Tisch
role-watch = Nur zusehen
role-full = Alle Plätze sind besetzt. Zusehen ist willkommen.
role-running = Das Spiel läuft. Zusehen ist willkommen.
