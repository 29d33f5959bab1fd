### Wat de opdrachten antwoorden.

## Argumenten die niet te begrijpen zijn; voor de eerste drie staat de naam van het argument.

bad-number = { $given } is geen heel getal van { $least } tot { $most }
bad-number-too-small = { $given } is geen heel getal vanaf { $least }
bad-number-too-large = { $given } is te groot: hoogstens { $most }
bad-choice = { $given } hoort niet bij { $choices }
bad-value-missing = na { $argument } ontbreekt iets
bad-value-unasked = na { $argument } hoort niets
bad-together = { $argument } en { $other } gaan niet samen
bad-unknown = wat { $arguments } betekent is onduidelijk; --help weet meer
bad-missing = { $arguments } ontbreekt; --help weet meer
bad-arguments = dit is niet te begrijpen; --help vertelt meer
bots-and-players-differ = --bots noemt er { $bots } en --players zegt { $players }; één van beide is genoeg
bots-not-for-a-table = --bots noemt er { $bots }, maar een tafel heeft { $least } tot { $most } plaatsen
json-and-records = --json en --records - schrijven allebei naar de standaarduitvoer; kies er een
parquet-missing = --parquet heeft nog een pakket nodig: pip install "doublelucky7[parquet]"

## Bestanden

standard-input = standaardinvoer
standard-output = standaarduitvoer
line-of-file = { $file }, regel { $line }
file-not-found = er is geen bestand { $file }
folder-not-found = er is geen map { $folder }
file-is-a-folder = { $file } is een map, geen bestand
file-not-allowed = { $file } mag niet geopend worden
file-fails = { $file } is niet te gebruiken: { $why }
stream-closed = { $stream } is gesloten
no-games = geen partijen in { $file }
no-such-game = { $games ->
    [one] geen partij { $game } in { $file }, daar staat { $games } partij in
   *[other] geen partij { $game } in { $file }, daar staan { $games } partijen in
}
unreadable-not-utf8 = dit is geen UTF-8-tekst ({ $place }, { $detail })
unreadable-not-json = dit is geen JSON ({ $place }, { $detail })
unreadable-wrong-field = dit is geen opgeschreven partij ({ $place }: { $detail })
unreadable-wrong-word = dit is niet de notatie van een partij ({ $place }: { $detail })

## simulate

playing = Er wordt gespeeld
simulated = { $games ->
    [one] { $games } partij gespeeld met startgetal { $seed }
   *[other] { $games } partijen gespeeld met startgetal { $seed }
}
records-written = { $games ->
    [one] { $games } partij geschreven naar { $file }
   *[other] { $games } partijen geschreven naar { $file }
}
tally =
    .name = Naam
    .bot = Bot
    .points = Punten per partij
    .penalty = Penalty
    .exact = Juist voorspeld
    .wins = Gewonnen
mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
count-and-share = { $count } ({ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
bot-failed = de bot { $bot } gaf het op in partij { $game }: { $why }
no-bot-unknown = er is geen bot { $name }; bekend zijn { $known }
no-bot-no-module = de module van { $name } kan niet geladen worden: { $detail }
no-bot-no-class = de module van { $name } heeft geen { $detail }
no-bot-cannot-start = de bot { $name } kan niet starten: { $detail }
no-bot-not-a-bot = { $name } is geen bot: { $detail } ontbreekt

## verify

verifying = Er wordt nagerekend
verified = { $games ->
    [one] { $file }: { $games } partij nagerekend, alles klopt
   *[other] { $file }: { $games } partijen nagerekend, alles klopt
}
verified-in-all = { $games ->
    [one] In totaal { $games } partij in orde
   *[other] In totaal { $games } partijen in orde
}
nothing = niets
clause-fair-dealing = eerlijk delen
clause-record-format = bestandsindeling

place-dealing = het delen
place-draw = trekking { $number }
place-first-dealer = eerste dealer
place-round = ronde { $round }
place-deck = ronde { $round }, stapel
place-turned-up = ronde { $round }, omgedraaide kaart
place-trump-named = ronde { $round }, troef
place-bid = ronde { $round }, voorspelling { $number }
place-wheel = ronde { $round }, wiel, stap { $number }
place-trick = ronde { $round }, slag { $trick }
    .card = ronde { $round }, slag { $trick }, kaart { $number }
place-stand-in = ronde { $round }, invallers
    .decision = ronde { $round }, beslissing { $number }
place-assisted = ronde { $round }, beslissing { $number }
place-seat = plaats { $number }
place-points = ronde { $round }, punten
place-forfeit = ronde { $round }, opdrachten
    .given = ronde { $round }, opdracht { $number }
place-result = uitslag

disagreement-unknown-algorithm = gedeeld volgens “{ $found }”, maar hier is alleen “{ $expected }” bekend
disagreement-contributions-differ = bijdragen: { $found }, plaatsen: { $expected }
disagreement-commitment-does-not-open = het geheim is niet het beloofde geheim
disagreement-secret-not-revealed = de partij is uit, maar het geheim is nooit onthuld
disagreement-draw-differs = dit zijn niet de kaarten die de sleutel voor deze trekking geeft
disagreement-deck-differs = dit is niet de stapel die de sleutel voor deze ronde geeft
disagreement-die-differs = de dobbelsteen toont { $found }, maar de sleutel geeft { $expected }
disagreement-forfeit-differs = opdracht { $found } is gegeven, maar de sleutel geeft opdracht { $expected }
disagreement-illegal-action = dat mag niet. { $reason }
disagreement-first-dealer-differs = opgeschreven is { $found }, maar de trekking wijst { $expected } aan
disagreement-round-differs = opgeschreven als ronde { $found }, maar het is ronde { $expected }
disagreement-cards-differ = opgeschreven kaarten: { $found }, in werkelijkheid: { $expected }
disagreement-dealer-differs = opgeschreven dealer: { $found }, maar de dealerfiche ligt bij { $expected }
disagreement-turned-up-differs = opgeschreven is { $found }, maar de volgende kaart is de { $expected }
disagreement-trick-broken-off = gespeelde kaarten: { $found } van { $expected }
disagreement-trick-too-long = gespeelde kaarten: { $found }, plaatsen: { $expected }
disagreement-trick-winner-differs = opgeschreven is { $found }, maar de slag is voor { $expected }
disagreement-stand-in-differs = de invallers passen niet bij de beslissingen
disagreement-assisted-differs = de coach kan bij deze beslissing niet geholpen hebben
disagreement-replaced-differs = een bot kan deze plaats niet zo hebben overgenomen
disagreement-withheld-differs = een deling heet ongeldig, maar niet om een achtergehouden bijdrage
disagreement-renewal-differs = de deling is vernieuwd vanaf ronde { $found }, terwijl de vorige met ronde { $expected } begint
disagreement-points-differ = opgeschreven punten: { $found }, in werkelijkheid: { $expected }
disagreement-who-missed-differs = opdrachten kregen { $found }, maar het misten { $expected }
disagreement-result-missing = de partij is uit en gewonnen door { $expected }, maar er is geen uitslag opgeschreven
disagreement-result-too-early = opgeschreven als gewonnen door { $found }, maar de partij is niet uit
disagreement-penalties-differ = opgeschreven strafpunten: { $found }, in werkelijkheid: { $expected }
disagreement-totals-differ = opgeschreven totalen: { $found }, in werkelijkheid: { $expected }
disagreement-winners-differ = opgeschreven als gewonnen door { $found }, maar gewonnen door { $expected }

## show

game-shown = Double Lucky 7, partij { $game }
bot-player = { $name } ({ $bot } { $version })
dealt-committed = Eerlijk gedeeld: het geheim was voor de partij beloofd, en elke kaart volgt eruit.
dealt-from-seed = Gesimuleerd met startgetal { $seed }, partij { $game }: de kaarten zijn opnieuw te delen, maar niemand heeft ze beloofd.
dealt-given = De kaarten waren gegeven, niet geschud.
game-not-over = De partij is nog bezig.
turned-up = omgedraaid: { $card }
double-lucky = Double Lucky: een vrije optie naar keuze
bids-for-tricks = { $tricks ->
    [one] { $bids } voorspeld bij { $tricks } slag
   *[other] { $bids } voorspeld bij { $tricks } slagen
}
tricks-table =
    .bid = Inzet
    .trick = Slag { $number }
    .won = Slagen
    .points = Punten

## about

about-program = Double Lucky 7, versie { $version }
about-python = { $python } op { $system }
about-cython = Cython { $version }
about-kernel-compiled = Kernel: gecompileerd, de snelle
about-kernel-pure = Kernel: gewoon Python, trager, omdat: { $why }
    .unknown = er is er geen gecompileerd voor deze Python
about-kernel-pure-by-choice = Kernel: gewoon Python, trager, omdat { $switch } dat vraagt
about-page-built = Pagina: gebouwd
about-page-missing = Pagina: ontbreekt, omdat: { $why }
    .unknown = ze is niet gebouwd
about-bots =
    .name = Bot
    .version = Versie
    .cost = Rekentijd per keuze
    .milliseconds = onder { $cost } ms

## analyse

analysing = Beoordelen
analyse-impossible = { $file }: partij { $game } is in strijd met de regels en kan niet worden beoordeeld
analysis-title = Wat de coach zegt
analysis-losses = Verloren punten in een ronde
    .cards = kaarten
    .points = verloren punten
analysis-decisions = Alle beslissingen
    .round = Ronde
    .chosen = Gekozen
    .best = Beste
    .lost = Verloren punten
    .made = Kans om de voorspelling te halen
