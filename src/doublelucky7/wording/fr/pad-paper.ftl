### Pages pour l’imprimante.

pad-paper-size = Papier
pad-paper-seven = Bloc, 7 manches
pad-paper-fourteen = Bloc, 14 manches
pad-paper-pad = Bloc de score pour { $rounds } manches
pad-paper-points = Exact : 10 points et 2 par pli, sinon rien. La manche 7 compte double. Le petit cercle est pour la mise.
pad-paper-reference = Roue et dé
pad-paper-rules = Les règles en cinq minutes
pad-paper-club = Page du club
pad-paper-date = Date
pad-paper-score = Points
