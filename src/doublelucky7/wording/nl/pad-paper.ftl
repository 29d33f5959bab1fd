### Pagina’s voor de printer.

pad-paper-size = Papier
pad-paper-seven = Blok, 7 rondes
pad-paper-fourteen = Blok, 14 rondes
pad-paper-pad = Scoreblok voor { $rounds } rondes
pad-paper-points = Juist: 10 punten en 2 per slag, anders niets. Ronde 7 telt dubbel. Het rondje is voor de voorspelling.
pad-paper-reference = Wiel en dobbelsteen
pad-paper-rules = De regels in vijf minuten
pad-paper-club = Clubpagina
pad-paper-date = Datum
pad-paper-score = Punten
