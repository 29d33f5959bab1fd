### Matches between bots: the arena's help, its figures, its report and its complaints.

help-arena = let one bot meet a table of others, on the same deals in every seat
    .examples =
        doublelucky7 arena random random --cards 7 --deals 20
        doublelucky7 arena expert club --mode lucky_dice --json result.json
        doublelucky7 arena expert club --resume match.jsonl --html report.html
        doublelucky7 arena my_module:MyBot club --players 5
        Exit status: 0 all played, 1 a deal was forfeited, 130 stopped with Ctrl-C.
    .hero = the bot that visits every seat: a level, an installed bot, or module:Class
    .opponent = the bot in all other seats
    .players = number of players, 2 to 7 (usually { $default })
    .cards = single rounds of N cards instead of games, never doubled
    .deals = how many deals, each played in every seat (usually { $default })
    .from-deal = the number of the first deal (usually 0)
    .seed = a number that decides all cards and choices (usually { $default })
    .decision-limit = CPU time after which a decision is too slow (usually { $default })
    .cluster = play on the Dask cluster at this address
    .resume = keep finished deals in FILE, and go on where it ends
    .json = write the result as JSON (- for standard output)
    .csv = write a row for each deal and seat
    .html = write a report with plots
bad-seconds = { $given } is not a time in seconds

arena-title = { $hero } against { $opponents } × { $opponent }
arena-deals = { $deals ->
    [one] { $deals } deal in { $players } seats
   *[other] { $deals } deals in { $players } seats each
}
arena-seed = seed { $seed }
arena-single-rounds = { $cards ->
    [one] single rounds of { $cards } card
   *[other] single rounds of { $cards } cards
}
arena-so-far = { $finished } of { $deals } deals are finished.
arena-better = { $hero } is better: { $points } points a round more than { $opponent } with the same cards in the same seat.
arena-weaker = { $hero } is weaker: { $points } points a round less than { $opponent } with the same cards in the same seat.
arena-no-difference = No difference between { $hero } and { $opponent } can be told yet.
arena-how-measured = Gain over the table's own kind: points a round of the hero, less those of an opponent with the same cards in the same seat. Means with standard errors between deals.
arena-among-themselves = { $opponent } among themselves
arena-interval = { $low } to { $high }
    .heading = 95%
    .told = 95%: { $interval }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ms
arena-all-figures = All figures
arena-row-points = Points a round
arena-row-difference = Gain over the table's own kind
arena-row-exact = Exact bids
arena-row-wins = Win share
arena-row-penalised = Games with a penalty
arena-row-penalised-after-passing = … after having passed
arena-row-rating = OpenSkill rating
arena-times = CPU time a decision
    .mean = mean
    .median = median
    .p99 = 99% below
    .all = all
decision-trump = naming trump
decision-bid = bid
decision-wheel = wheel
decision-card = card
arena-plot-cards = Points by number of cards
    .x = Cards
    .y = Points
    .explained = Points of a round, doublings included, with 95% intervals.
arena-plot-bids = What became of the bids
    .x = Bid
    .y = Tricks won
    .explained = On the dashed line, bids come true on average. Larger dots: bid more often.
arena-plot-wins = Win shares
    .y = %
    .hero = hero
    .each = each opponent
    .explained = Shared wins are split. Dashed: the share if all were equal. With 95% intervals.
arena-again = The same match again
arena-forfeited = { $deals ->
    [one] { $deals } deal was forfeited and is in no figure:
   *[other] { $deals } deals were forfeited and are in no figure:
}
forfeit-crashed = Deal { $deal }: { $bot } crashed: { $detail }
forfeit-illegal = Deal { $deal }: { $bot } did what the rules forbid: { $detail }
forfeit-too-slow = Deal { $deal }: { $bot } was too slow: { $detail }
forfeit-process-died = Deal { $deal }: { $bot } took its process down: { $detail }
arena-stopped = Stopped. The same command with --resume { $file } goes on from here.

journal-not-a-journal = { $file } is not the journal of a match; it stays as it is
journal-other-match = { $file } belongs to another match: bots, rules or seed differ. It stays as it is
journal-other-versions = { $file } was written with other versions of these bots. It stays as it is
journal-damaged = { $file } is damaged in line { $line }. It stays as it is
cluster-missing = a cluster needs more packages: pip install "doublelucky7[cluster]"
cluster-unreachable = nobody answers there: { $detail }
cluster-other-version = a machine of the cluster has other versions of the bots: { $detail }
workers-cannot-start = the processes that play could not start: { $detail }
