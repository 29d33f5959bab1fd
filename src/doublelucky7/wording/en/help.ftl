### What `doublelucky7 --help` tells. Lines of help-program and of examples stay below 78 letters.

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-examples = examples:
help-help = show this help and stop
help-version = show the version and stop
help-language = language of everything that is said (usually taken from LC_ALL, LC_MESSAGES or LANG)

help-program =
    Double Lucky 7: say how many tricks you will win, then win exactly that many.
    Without a command a table opens in the browser, for you, the bots and every
    phone around. The commands let bots play, check that every card was fair, and
    show a game again trick by trick. Each has a --help of its own.
    .examples =
        doublelucky7 simulate --mode lucky_dice --games 1 --records game.jsonl
        doublelucky7 show game.jsonl
        doublelucky7 verify game.jsonl

help-simulate = let bots play games, write them down and count them up
    .examples =
        doublelucky7 simulate --players 5 --games 200 --seed 7
        doublelucky7 simulate --bots expert,club,club,novice --mode tactical_escape
        doublelucky7 simulate --games 50 --records - | doublelucky7 verify -
        The same seed plays the same games and writes the same bytes.
help-players = number of players, 2 to 7 (usually { $default }, or as many as there are bots)
help-mode = classic (no wheel), tactical_escape (pawns go where players choose) or lucky_dice (the die decides)
help-rounds = length of a game: 7 rounds (usual) or 14
help-joker-trump = a Joker turned up as trump card: dealer_leads (usual) or dealer_chooses
help-open-memory = all played cards of a round stay visible
help-bots = one bot for all seats or one for each, with commas between them (usually random; see doublelucky7 about)
help-games = number of games (usually { $default })
help-seed = the number that all chance comes from (usually a new one)
help-records = file for the games, one a line; - is standard output
help-parquet = file for a table with a row for every seat in every round, in the Parquet format
help-jobs = processes that play at the same time (usually one a core)
help-json = answer in JSON, for other programs

help-verify = recompute recorded games and name the first thing that does not agree
    .examples =
        doublelucky7 verify games.jsonl
        doublelucky7 verify pasted.txt --language nl
        Exit status: 0 all agree, 1 something does not, 2 a file cannot be opened.
    .files = files of records, as JSON lines or in the text notation; - is standard input

help-show = show a recorded game: trick by trick, then the score pad
    .examples =
        doublelucky7 show games.jsonl --game 3
        doublelucky7 show games.jsonl --notation > game.txt
    .file = a file of records, as JSON lines or in the text notation; - is standard input
    .game = which game of the file, counted from 1 (usually the first)
    .notation = print the text notation, which pastes into a message
    .json = print the record as a line of JSON

help-analyse = judge recorded games: what every decision cost, why, and what was luck
    .examples =
        doublelucky7 analyse games.jsonl --seat 0
        doublelucky7 analyse games.jsonl --json analysis.json --html analysis.html
        A decision is judged from what its seat could know at the time.
    .seat = only this seat, counted from 0 (usually all seats)
    .json = file for all findings as JSON; - is standard output
    .html = file for a page with plots that needs nothing else; - is standard output

help-about = tell versions, bots, and whether the fast kernel is in use
    .examples =
        doublelucky7 about

help-completion = print a script that lets a shell complete commands and options
    .examples =
        doublelucky7 completion bash > ~/.local/share/bash-completion/completions/doublelucky7
        doublelucky7 completion zsh > ~/.zfunc/_doublelucky7
        doublelucky7 completion fish > ~/.config/fish/completions/doublelucky7.fish
    .shell = bash, zsh, fish or powershell

help-play = play in the terminal: against bots, or at a server’s table
    .examples =
        doublelucky7 play
        doublelucky7 play --players 5 --mode lucky_dice --bots expert
        doublelucky7 play http://cards.example/j/KIWI --name Kim
        doublelucky7 play --plain --language en
    .place = the link of a table, or its code together with --server; without it you play against bots
    .server = the address of the server the code belongs to
    .name = how others see you (usually your name on this machine)
    .bots = the level of the bots you play against (usually club)
    .data = the folder in which your game is kept
    .plain = line by line, for screen readers and scripts
    .ascii = cards in plain letters
    .light = light colours
    .pace = how long others’ moves rest on the screen

help-watch = watch a server’s table in the terminal
    .examples =
        doublelucky7 watch http://cards.example/t/LINK

help-replay = go through a recorded game step by step in the terminal
    .examples =
        doublelucky7 replay games.jsonl --game 3
        doublelucky7 replay games.jsonl --seat 1
    .seat = the seat through whose eyes you look, counted from 1; without it all cards lie open
