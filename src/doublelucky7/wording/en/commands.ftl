### What the commands answer.

## Arguments that cannot be understood; the argument's name stands before the first three.

bad-number = { $given } is not a whole number from { $least } to { $most }
bad-number-too-small = { $given } is not a whole number from { $least } up
bad-number-too-large = { $given } is too large: { $most } is the most
bad-choice = { $given } is none of { $choices }
bad-value-missing = { $argument } needs something after it
bad-value-unasked = { $argument } takes nothing after it
bad-together = { $argument } and { $other } do not go together
bad-unknown = no idea what { $arguments } means; --help tells more
bad-missing = { $arguments } is missing; --help tells more
bad-arguments = this cannot be understood; --help tells more
bots-and-players-differ = --bots names { $bots } and --players says { $players }; one of them is enough
bots-not-for-a-table = --bots names { $bots }, but a table has { $least } to { $most } seats
json-and-records = --json and --records - both write to standard output; choose one
parquet-missing = --parquet needs one more package: pip install "doublelucky7[parquet]"

## Files

standard-input = standard input
standard-output = standard output
line-of-file = { $file }, line { $line }
file-not-found = there is no file { $file }
folder-not-found = there is no folder { $folder }
file-is-a-folder = { $file } is a folder, not a file
file-not-allowed = { $file } may not be opened
file-fails = { $file } cannot be used: { $why }
stream-closed = { $stream } is closed
no-games = no games in { $file }
no-such-game = { $games ->
    [one] no game { $game } in { $file }, which holds { $games } game
   *[other] no game { $game } in { $file }, which holds { $games } games
}
# $place is a JSON path or a line, $detail is for developers and in English.
unreadable-not-utf8 = this is not UTF-8 text ({ $place }, { $detail })
unreadable-not-json = this is not JSON ({ $place }, { $detail })
unreadable-wrong-field = this is no record of a game ({ $place }: { $detail })
unreadable-wrong-word = this is not the notation of a game ({ $place }: { $detail })

## simulate

playing = Playing
simulated = { $games ->
    [one] { $games } game played from seed { $seed }
   *[other] { $games } games played from seed { $seed }
}
records-written = { $games ->
    [one] { $games } game written to { $file }
   *[other] { $games } games written to { $file }
}
tally =
    .name = Name
    .bot = Bot
    .points = Points a game
    .penalty = Penalty
    .exact = Exact bids
    .wins = Wins
mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
count-and-share = { $count } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
bot-failed = the bot { $bot } gave up in game { $game }: { $why }
no-bot-unknown = there is no bot { $name }; known are { $known }
no-bot-no-module = the module of { $name } cannot be loaded: { $detail }
no-bot-no-class = the module of { $name } has no { $detail }
no-bot-cannot-start = the bot { $name } cannot start: { $detail }
no-bot-not-a-bot = { $name } is no bot: it lacks { $detail }

## verify

verifying = Verifying
verified = { $games ->
    [one] { $file }: { $games } game verified
   *[other] { $file }: { $games } games verified
}
verified-in-all = { $games ->
    [one] In all { $games } game verified
   *[other] In all { $games } games verified
}
nothing = nothing
clause-fair-dealing = fair dealing
clause-record-format = record format

place-dealing = dealing
place-draw = draw { $number }
place-first-dealer = first dealer
place-round = round { $round }
place-deck = round { $round }, deck
place-turned-up = round { $round }, turned-up card
place-trump-named = round { $round }, trump
place-bid = round { $round }, bid { $number }
place-wheel = round { $round }, wheel, step { $number }
place-trick = round { $round }, trick { $trick }
    .card = round { $round }, trick { $trick }, card { $number }
place-stand-in = round { $round }, stand-ins
    .decision = round { $round }, decision { $number }
place-assisted = round { $round }, decision { $number }
place-seat = seat { $number }
place-points = round { $round }, points
place-forfeit = round { $round }, forfeits
    .given = round { $round }, forfeit { $number }
place-result = result

disagreement-unknown-algorithm = dealt by “{ $found }”, but only “{ $expected }” is known here
disagreement-contributions-differ = contributions: { $found }, seats: { $expected }
disagreement-commitment-does-not-open = the secret is not the one that was promised
disagreement-secret-not-revealed = the game is over, but its secret was never revealed
disagreement-draw-differs = these are not the cards the key holds for this draw
disagreement-deck-differs = this is not the deck the key holds for this round
disagreement-die-differs = the die shows { $found }, but the key holds { $expected }
disagreement-forfeit-differs = forfeit { $found } was given, but the key holds forfeit { $expected }
disagreement-illegal-action = not allowed. { $reason }
disagreement-first-dealer-differs = recorded { $found }, but the draw says { $expected }
disagreement-round-differs = recorded as round { $found }, but it is round { $expected }
disagreement-cards-differ = recorded with { $found } cards, but it has { $expected }
disagreement-dealer-differs = recorded dealer { $found }, but the token lies with { $expected }
disagreement-turned-up-differs = recorded { $found }, but the next card is { $expected }
disagreement-trick-broken-off = cards played: { $found } of { $expected }
disagreement-trick-too-long = cards played: { $found }, players: { $expected }
disagreement-trick-winner-differs = recorded winner { $found }, but it goes to { $expected }
disagreement-stand-in-differs = the stand-ins do not fit the decisions
disagreement-assisted-differs = the coach cannot have helped with this decision
disagreement-replaced-differs = a bot cannot have taken this seat as the record says
disagreement-withheld-differs = a dealing is called void, but not for a contribution that was withheld
disagreement-renewal-differs = the dealing was renewed from round { $found } on, though the one before begins with round { $expected }
disagreement-points-differ = recorded { $found }, but the points are { $expected }
disagreement-who-missed-differs = forfeits were given to { $found }, but those who missed are { $expected }
disagreement-result-missing = the game is over and won by { $expected }, but no result is recorded
disagreement-result-too-early = recorded as won by { $found }, but the game is not over
disagreement-penalties-differ = recorded penalties { $found }, but they are { $expected }
disagreement-totals-differ = recorded totals { $found }, but they are { $expected }
disagreement-winners-differ = recorded as won by { $found }, but won by { $expected }

## show

game-shown = Double Lucky 7, game { $game }
bot-player = { $name } ({ $bot } { $version })
dealt-committed = Dealt fairly: the secret was promised before the game, and every card follows from it.
dealt-from-seed = Simulated from seed { $seed }, game { $game }: the cards can be dealt again, but nobody promised them.
dealt-given = The cards were given, not shuffled.
game-not-over = The game is still running.
turned-up = turned up: { $card }
double-lucky = Double Lucky: a free option of one’s own choice
bids-for-tricks = { $tricks ->
    [one] { $bids } bid for { $tricks } trick
   *[other] { $bids } bid for { $tricks } tricks
}
tricks-table =
    .bid = Bid
    .trick = Trick { $number }
    .won = Won
    .points = Points

## about

about-program = Double Lucky 7, version { $version }
about-python = { $python } on { $system }
about-cython = Cython { $version }
about-kernel-compiled = Kernel: compiled, the fast one
about-kernel-pure = Kernel: plain Python, slower, because { $why }
    .unknown = no compiled one was built for this Python
about-kernel-pure-by-choice = Kernel: plain Python, slower, because { $switch } asks for it
about-page-built = Page: built
about-page-missing = Page: missing, because { $why }
    .unknown = it was not built
about-bots =
    .name = Bot
    .version = Version
    .cost = CPU time a decision
    .milliseconds = below { $cost } ms

## analyse

analysing = Analysing
analyse-impossible = { $file }: game { $game } breaks the rules and cannot be judged
analysis-title = What the coach says
analysis-losses = Points lost in a round
    .cards = cards
    .points = points lost
analysis-decisions = Every decision
    .round = Round
    .chosen = Chosen
    .best = Best
    .lost = Points lost
    .made = Chance to make the bid
