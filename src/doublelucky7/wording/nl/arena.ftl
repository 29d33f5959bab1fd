### Wedstrijden tussen bots: hulp van de arena, haar cijfers, haar verslag en haar klachten.

help-arena = één bot laten spelen tegen een tafel vol andere, met dezelfde kaarten op elke plaats
    .examples =
        doublelucky7 arena random random --cards 7 --deals 20
        doublelucky7 arena expert club --mode lucky_dice --json resultaat.json
        doublelucky7 arena expert club --resume wedstrijd.jsonl --html verslag.html
        doublelucky7 arena mijn_module:MijnBot club --players 5
        Afsluitcode: 0 alles gespeeld, 1 een gift verbeurd, 130 gestopt met Ctrl-C.
    .hero = de bot die elke plaats bezoekt: een niveau, een geïnstalleerde bot of module:Klasse
    .opponent = de bot op alle andere plaatsen
    .players = aantal spelers, 2 tot 7 (gewoonlijk { $default })
    .cards = losse rondes van N kaarten in plaats van spellen, nooit verdubbeld
    .deals = hoeveel giften, elk op elke plaats gespeeld (gewoonlijk { $default })
    .from-deal = het nummer van de eerste gift (gewoonlijk 0)
    .seed = een getal dat alle kaarten en keuzes bepaalt (gewoonlijk { $default })
    .decision-limit = rekentijd waarna een beslissing te traag is (gewoonlijk { $default })
    .cluster = spelen op het Dask-cluster op dit adres
    .resume = afgewerkte giften in FILE bewaren, en verdergaan waar het eindigt
    .json = het resultaat als JSON schrijven (- voor de standaarduitvoer)
    .csv = een rij per gift en plaats schrijven
    .html = een verslag met grafieken schrijven
bad-seconds = { $given } is geen tijd in seconden

arena-title = { $hero } tegen { $opponents } × { $opponent }
arena-deals = { $deals ->
    [one] { $deals } gift op { $players } plaatsen
   *[other] { $deals } giften op elk { $players } plaatsen
}
arena-seed = startgetal { $seed }
arena-single-rounds = { $cards ->
    [one] losse rondes van { $cards } kaart
   *[other] losse rondes van { $cards } kaarten
}
arena-so-far = { $finished } van { $deals } giften zijn klaar.
arena-better = { $hero } is beter: { $points } punten per ronde meer dan { $opponent } met dezelfde kaarten op dezelfde plaats.
arena-weaker = { $hero } is zwakker: { $points } punten per ronde minder dan { $opponent } met dezelfde kaarten op dezelfde plaats.
arena-no-difference = Tussen { $hero } en { $opponent } is nog geen verschil te zien.
arena-how-measured = Winst op de eigen soort van de tafel: punten van de gast per ronde, min die van een tegenstander met dezelfde kaarten op dezelfde plaats. Gemiddelden met standaardfouten tussen giften.
arena-among-themselves = { $opponent } onder elkaar
arena-interval = { $low } tot { $high }
    .heading = 95%
    .told = 95%: { $interval }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ms
arena-all-figures = Alle cijfers
arena-row-points = Punten per ronde
arena-row-difference = Winst op de eigen soort van de tafel
arena-row-exact = Juiste voorspellingen
arena-row-wins = Aandeel gewonnen spellen
arena-row-penalised = Spellen met strafpunten
arena-row-penalised-after-passing = … na eerst gepast te hebben
arena-row-rating = OpenSkill-score
arena-times = Rekentijd per beslissing
    .mean = gemiddeld
    .median = mediaan
    .p99 = 99% eronder
    .all = alle
decision-trump = troef noemen
decision-bid = voorspelling
decision-wheel = wiel
decision-card = kaart
arena-plot-cards = Punten per aantal kaarten
    .x = Kaarten
    .y = Punten
    .explained = Punten van een ronde, verdubbelingen inbegrepen, met 95%-intervallen.
arena-plot-bids = Wat er van de voorspellingen kwam
    .x = Voorspelling
    .y = Slagen
    .explained = Op de streepjeslijn komt de voorspelling gemiddeld uit. Grotere stippen: vaker voorspeld.
arena-plot-wins = Aandeel gewonnen spellen
    .y = %
    .hero = gast
    .each = elke tegenstander
    .explained = Gedeelde winst telt gedeeld. Streepjes: het aandeel als iedereen gelijk was. Met 95%-intervallen.
arena-again = Dezelfde wedstrijd nog eens
arena-forfeited = { $deals ->
    [one] { $deals } gift is verbeurd en zit in geen enkel cijfer:
   *[other] { $deals } giften zijn verbeurd en zitten in geen enkel cijfer:
}
forfeit-crashed = Gift { $deal }: { $bot } liep vast: { $detail }
forfeit-illegal = Gift { $deal }: { $bot } deed wat de regels verbieden: { $detail }
forfeit-too-slow = Gift { $deal }: { $bot } was te traag: { $detail }
forfeit-process-died = Gift { $deal }: { $bot } sleurde zijn proces mee: { $detail }
arena-stopped = Gestopt. Dezelfde opdracht met --resume { $file } gaat hier verder.

journal-not-a-journal = { $file } is geen logboek van een wedstrijd en blijft zoals het is
journal-other-match = { $file } hoort bij een andere wedstrijd: bots, regels of startgetal verschillen. Het blijft zoals het is
journal-other-versions = { $file } is geschreven met andere versies van deze bots. Het blijft zoals het is
journal-damaged = { $file } is beschadigd op regel { $line }. Het blijft zoals het is
cluster-missing = een cluster heeft meer pakketten nodig: pip install "doublelucky7[cluster]"
cluster-unreachable = daar antwoordt niemand: { $detail }
cluster-other-version = een machine van het cluster heeft andere versies van de bots: { $detail }
workers-cannot-start = de processen die spelen konden niet starten: { $detail }
