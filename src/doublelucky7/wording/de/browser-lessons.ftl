### Was das erste Spiel sagt, je einmal, neben der Sache.

lesson-draw = Alle ziehen eine Karte. Die höchste gibt zuerst.
lesson-trump = Diese Karte ist aufgedeckt: Ihre Farbe sticht die ganze Runde lang die anderen drei.
lesson-bid = Wie viele Stiche machst du? Nur genau so viele bringen Punkte, nicht mehr und nicht weniger.
lesson-forbidden = Du bist zuletzt dran: Die Summe darf nicht aufgehen. Einer liegt daneben.
lesson-follow = Du hast die angespielte Farbe, also bedienst du sie. Der Joker geht immer.
lesson-trumped = Gestochen: Auch ein kleiner Trumpf schlägt die höchste Karte einer anderen Farbe.
lesson-leads-again = Der Geber spielt wieder aus: jeden Stich der Runde, egal wer den letzten gemacht hat.
lesson-made = Genau richtig: 10 Punkte und 2 für jeden Stich.
lesson-missed = Diesmal nicht: keine Punkte bei zu vielen oder zu wenigen. Neue Runde, neues Glück.
lesson-double = Runde 7 zählt doppelt. Jetzt gilt’s.
settings-lessons = Beim ersten Mal erklären, was passiert
now-with-wheel = Jetzt mit dem Lucky Wheel?
