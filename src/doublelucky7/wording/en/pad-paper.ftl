### Pages for the printer.

pad-paper-size = Paper
pad-paper-seven = Pad, 7 rounds
pad-paper-fourteen = Pad, 14 rounds
pad-paper-pad = Score pad for { $rounds } rounds
pad-paper-points = Exact: 10 points and 2 for each trick; otherwise nothing. Round 7 counts double. The small circle is for the bid.
pad-paper-reference = Wheel and die
pad-paper-rules = The rules in five minutes
pad-paper-club = Club page
pad-paper-date = Date
pad-paper-score = Points
