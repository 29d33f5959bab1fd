### Wat `doublelucky7 --help` vertelt. Regels van help-program en voorbeelden blijven onder 78 tekens.

help-usage = gebruik:
help-arguments = argumenten
help-options = opties
help-commands = opdrachten
help-examples = voorbeelden:
help-help = deze hulp tonen en stoppen
help-version = de versie tonen en stoppen
help-language = taal van alles wat gezegd wordt (anders volgens LC_ALL, LC_MESSAGES of LANG)

help-program =
    Double Lucky 7: voorspel hoeveel slagen je haalt, en haal er dan precies zoveel.
    Zonder opdracht gaat er een tafel open in de browser, voor jou, de bots en alle
    telefoons in de buurt. De opdrachten laten bots spelen, gaan na of elke kaart
    eerlijk was en tonen een partij slag voor slag. Elke opdracht heeft een --help.
    .examples =
        doublelucky7 simulate --mode lucky_dice --games 1 --records game.jsonl
        doublelucky7 show game.jsonl
        doublelucky7 verify game.jsonl

help-simulate = bots laten spelen, de partijen opschrijven en optellen
    .examples =
        doublelucky7 simulate --players 5 --games 200 --seed 7
        doublelucky7 simulate --bots expert,club,club,novice --mode tactical_escape
        doublelucky7 simulate --games 50 --records - | doublelucky7 verify -
        Hetzelfde startgetal speelt dezelfde partijen en schrijft dezelfde bytes.
help-players = aantal spelers, 2 tot 7 (anders { $default }, of zoveel als er bots zijn)
help-mode = classic (zonder wiel), tactical_escape (pionnen naar keuze) of lucky_dice (de dobbelsteen beslist)
help-rounds = lengte van een partij: 7 rondes (gewoonlijk) of 14
help-joker-trump = als de Joker als troefkaart omgedraaid wordt: dealer_leads (gewoonlijk) of dealer_chooses
help-open-memory = alle gespeelde kaarten van een ronde blijven zichtbaar
help-bots = één bot voor alle plaatsen of één per plaats, met komma’s ertussen (anders random; zie doublelucky7 about)
help-games = aantal partijen (anders { $default })
help-seed = het getal waar al het toeval uit komt (anders een nieuw)
help-records = bestand voor de partijen, één per regel; - is standaarduitvoer
help-parquet = bestand voor een tabel met een regel per plaats en ronde, in het Parquet-formaat
help-jobs = hoeveel processen tegelijk spelen (anders één per kern)
help-json = antwoorden in JSON, voor andere programma’s

help-verify = opgeschreven partijen narekenen en noemen wat als eerste niet klopt
    .examples =
        doublelucky7 verify games.jsonl
        doublelucky7 verify pasted.txt --language nl
        Afsluitcode: 0 alles klopt, 1 iets klopt niet, 2 een bestand gaat niet open.
    .files = bestanden met partijen, als JSON-regels of in tekstnotatie; - is standaardinvoer

help-show = een opgeschreven partij tonen: slag voor slag, dan het scoreblok
    .examples =
        doublelucky7 show games.jsonl --game 3
        doublelucky7 show games.jsonl --notation > game.txt
    .file = een bestand met partijen, als JSON-regels of in tekstnotatie; - is standaardinvoer
    .game = welke partij van het bestand, geteld vanaf 1 (anders de eerste)
    .notation = de tekstnotatie tonen, die in elk bericht past
    .json = de partij als JSON-regel tonen

help-analyse = opgeschreven partijen beoordelen: wat elke beslissing kostte, waarom, en wat geluk was
    .examples =
        doublelucky7 analyse games.jsonl --seat 0
        doublelucky7 analyse games.jsonl --json analysis.json --html analysis.html
        Een beslissing wordt beoordeeld naar wat haar plaats toen kon weten.
    .seat = alleen deze plaats, geteld vanaf 0 (anders alle plaatsen)
    .json = bestand voor alle bevindingen als JSON; - is de standaarduitvoer
    .html = bestand voor een pagina met grafieken die verder niets nodig heeft; - is de standaarduitvoer

help-about = versies en bots noemen, en of de snelle kernel in gebruik is
    .examples =
        doublelucky7 about

help-completion = een script geven waarmee een shell opdrachten en opties aanvult
    .examples =
        doublelucky7 completion bash > ~/.local/share/bash-completion/completions/doublelucky7
        doublelucky7 completion zsh > ~/.zfunc/_doublelucky7
        doublelucky7 completion fish > ~/.config/fish/completions/doublelucky7.fish
    .shell = bash, zsh, fish of powershell

help-play = in de terminal spelen: tegen bots of aan de tafel van een server
    .examples =
        doublelucky7 play
        doublelucky7 play --players 5 --mode lucky_dice --bots expert
        doublelucky7 play http://cards.example/j/KIWI --name Kim
        doublelucky7 play --plain --language nl
    .place = de link van een tafel, of de code samen met --server; zonder speel je tegen bots
    .server = het adres van de server waar de code bij hoort
    .name = hoe anderen je zien (meestal je naam op deze computer)
    .bots = het niveau van de bots waartegen je speelt (meestal club)
    .data = de map waarin je spel wordt bewaard
    .plain = regel voor regel, voor schermlezers en scripts
    .ascii = kaarten in gewone letters
    .light = lichte kleuren
    .pace = hoe lang zetten van anderen blijven staan

help-watch = in de terminal meekijken aan de tafel van een server
    .examples =
        doublelucky7 watch http://cards.example/t/LINK

help-replay = een opgeschreven partij stap voor stap bekijken in de terminal
    .examples =
        doublelucky7 replay games.jsonl --game 3
        doublelucky7 replay games.jsonl --seat 1
    .seat = de plaats door wier ogen je kijkt, geteld vanaf 1; zonder liggen alle kaarten open
