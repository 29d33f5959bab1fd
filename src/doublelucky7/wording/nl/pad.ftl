### Het scoreblok voor de doos.

pad-idea = Het blok dat nooit opraakt: punten, wiel en scheidsrechter.
pad-go-on = Verder spelen
pad-crews = Wie speelt er vanavond?
pad-new = Een nieuwe ploeg
pad-evenings = Gespeelde spellen
pad-statistics = Avonden en cijfers
pad-won-by = Gewonnen door { $names }
pad-paper = Papier om te printen
pad-judge = Scheidsrechter
pad-share = Delen
pad-ok = OK
pad-yes = ja
pad-no = nee
pad-back = Terug
pad-to-start = Naar de blokken
pad-take-over = Een blok van een andere telefoon
pad-carried = Link of code van het blok
pad-carried-broken = In deze link zit geen blok, of er ging onderweg een stuk verloren. Je eigen blokken zijn ongemoeid.
pad-storage-full = Dit apparaat is vol: het blok leeft alleen in dit venster. Deel het nu, of maak ruimte.
pad-storage-refused = Deze browser bewaart niets: het blok leeft alleen in dit venster. Deel het voor je sluit.
pad-file = Het blok als één bestand
pad-file-explained = Werkt zonder server: vanaf een stick, uit een berichtenapp of van elke webruimte.
pad-file-get = Bestand bewaren
pad-file-phones = Android opent het met Chrome of Firefox. iPhones tonen een bijlage alleen als voorbeeld en voeren die niet uit: gebruik daar deze pagina of zet het bestand op een webruimte.

pad-new-title = Een nieuw blok
pad-who-plays = Wie speelt, met de klok mee
pad-name = Naam
pad-add-name = Nog een naam
pad-add = Deze naam toevoegen
pad-name-too-long = Een naam is te lang.
pad-too-few = Twee namen, en het kan beginnen.
pad-too-many = Zeven kunnen spelen; iemand doet niet mee.
pad-move = { $name } verplaatsen: slepen, of pijltjes
pad-moved = { $name } is nu nummer { $place }
pad-token-of = Fiche van { $name }: tik voor een andere kleur
pad-plays = { $name } speelt mee
pad-which-box = Welke doos?
pad-box-first = Eerste editie
pad-box-second = Tweede editie
pad-how-long = Hoe lang?
pad-joker-turned = Een Joker open als troef
pad-joker-leads-short = uitkomst is troef
pad-joker-chooses-short = dealer noemt troef
pad-more-choices = Huisregels, opdrachten, kleuren
pad-house = Huisregels
pad-house-exact = Juiste voorspelling
pad-house-each = Elke slag
pad-house-no-forbidden = Geen verboden voorspelling
pad-house-printed = Zoals gedrukt
pad-house-marked = { $forbidden ->
    [yes] Huisregels: { $exact } punten voor een juiste voorspelling, { $each } per slag.
   *[other] Huisregels: { $exact } punten voor een juiste voorspelling, { $each } per slag, geen verboden voorspelling.
}
pad-forfeits-list = Opdrachten voor wie mist, één per regel
pad-forfeits-example = Zing een regel
pad-card-colours = Kleuren van jullie kaarten
pad-card-colour = Kaartkleur { $place }
pad-token-colours = Kleuren van jullie fiches
pad-token-colour = Fichekleur { $place }
pad-colour-red = rood
pad-colour-yellow = geel
pad-colour-green = groen
pad-colour-blue = blauw
pad-colour-purple = paars
pad-colour-turquoise = turkoois
pad-colour-orange = oranje
pad-colour-pink = roze
pad-colour-brown = bruin
pad-colour-grey = grijs
pad-colour-black = zwart
pad-colour-white = wit
pad-glance = Op tafel
pad-glance-cards = Alle 57 kaarten, geschud; delen gaat met de klok mee, vanaf links.
pad-glance-tokens = Rondenfiches 1 tot 7 en de dealerfiche D, voor { $rounds } rondes.
pad-glance-bids = Voor ieder de voorspellingsfiches 0 tot 7, elk in één kleur.
pad-glance-wheel = Het wiel, en voor ieder een pion.
pad-glance-die = Het wiel, voor ieder een pion, en de dobbelsteen.
pad-who-deals = Wie deelt eerst?
pad-draw = Loten
pad-draw-explained = Ieder trekt een kaart: de hoogste deelt. Tik aan wat er getrokken is.
pad-draw-card = { $name } trok…
pad-draw-again = Gelijk! De hoogsten trekken opnieuw.

pad-step-bids = Inzet
pad-step-wheel = Wiel
pad-step-tricks = Slagen
pad-step-points = Punten
pad-steps = Stappen van de ronde
pad-undo = Ongedaan maken
pad-redo = Opnieuw
pad-problems = Wat niet kan
pad-back-to-game = Terug naar het spel
pad-open-round = Ronde { $round }: bekijken of verbeteren
pad-left = weg
pad-deal = { $cards ->
    [one] { $name } deelt ieder { $cards } kaart en draait er dan één om.
   *[other] { $name } deelt er ieder { $cards } en draait er dan één om.
}
pad-turned-up = Omgedraaid
pad-joker-leads = Geen vaste troef: in elke slag is de kleur waarmee { $name } uitkomt troef.
pad-joker-chooses = { $name } bekijkt de hand en noemt troef voordat iemand voorspelt.
pad-bid-of = { $name }, voorspelling
pad-how-many = { $name }: hoeveel slagen?
pad-forbidden = { $tricks ->
    [one] Niet { $bid } voor { $who }: samen mogen de voorspellingen geen { $tricks } slag zijn, en { $name } voorspelt als laatste.
   *[other] Niet { $bid } voor { $who }: samen mogen de voorspellingen geen { $tricks } slagen zijn, en { $name } voorspelt als laatste.
}
pad-who-takes = Slag { $trick } van { $tricks }: wie haalt hem?
pad-takes-trick = { $name } haalt hem, { $won } van { $bid }
pad-trick-told = Slag { $trick }: { $name }
pad-trick-open = Slag { $trick }
pad-tricks-fallen = Slagen tot nu; tik om te verbeteren
pad-tricks-done = Alle slagen zijn genoteerd.
pad-tricks-of = { $name }: { $tricks }
pad-by-numbers = Liever getallen invoeren
pad-by-tricks = Liever slag voor slag tikken
pad-numbers = Hoeveel slagen haalde ieder?
pad-one-less = { $name }: één minder
pad-one-more = { $name }: één meer
pad-missing = { $count ->
    [one] Er ontbreekt { $count } slag.
   *[other] Er ontbreken { $count } slagen.
}
pad-over = { $count ->
    [one] { $count } slag te veel.
   *[other] { $count } slagen te veel.
}
pad-leads-all = { $name } komt bij elke slag uit.
pad-wheel-who = Wie gebruikt het wiel? Gevraagd in deze volgorde.
pad-uses-wheel = ja
pad-wheel-nobody = Niemand wordt gevraagd: geen pion of geen optie meer vrij.
pad-wheel-unused = Wiel niet gebruikt
pad-wheel-unused-told = Niemand gebruikte het wiel.
pad-wheel-tap = Tik de optie aan.
pad-die-shows = Wat toont de dobbelsteen?
pad-write-down = Noteren
pad-use-unlucky = { $name } gooide de X: er gebeurt niets, de pion blijft in de hand.
pad-use-change-bid = Change Bid door { $name }: { $target } voorspelt nu { $bid }.
pad-use-player-swap = Player Swap door { $name }: { $first } en { $second } ruilen nu al hun kaarten.
pad-use-change-dealer = Change Dealer door { $name }: { $target } neemt de fiche en komt bij elke slag uit.
pad-use-double-points = Double Points: die van { $name } tellen dubbel.
pad-use-change-trump = Change Trump door { $name }: troef is { $colour }; leg de open kaart dicht.
pad-use-extra-card = Extra Card: { $name } legt de bovenste kaart van de stapel open. Eén kaart blijft over.
pad-use-no-trump = No Trump door { $name }.
pad-final-count = De eindstand
pad-forfeits = Opdrachten
pad-pawns-home = Alle pionnen komen thuis, het wiel is weer vrij.
pad-again = Nog een keer
pad-seating = Iemand gaat of komt
pad-seating-from = Geldt vanaf ronde { $round }. Wie erbij komt begint met 0 punten.
pad-changes = Lijst van wijzigingen
pad-log-setup = Spelers: { $names }
pad-log-first-dealer = Eerste dealer: { $name }
pad-log-seated = Vanaf ronde { $round }: { $names }
pad-log-trump = Ronde { $round }, omgedraaid: { $colour }
pad-log-bid = Ronde { $round }, voorspelling van { $name }: { $bid }
pad-log-wheel = Ronde { $round }, wiel: { $name }, { $option }
pad-log-wheel-unused = Ronde { $round }, wiel niet gebruikt
pad-log-winner = Ronde { $round }, slag { $trick }: { $name }
pad-log-taken = Ronde { $round }, slagen van { $name }: { $tricks }
pad-log-undone = Teruggenomen: { $what }
pad-log-redone = Teruggezet: { $what }

pad-problem-bids-add-up = Ronde { $round }: de voorspellingen zijn samen { $tricks }. { $name } voorspelde als laatste en mocht geen { $bid } zeggen.
pad-problem-bid-out-of-range = Ronde { $round }: { $name } kan geen { $bid } voorspellen met { $tricks } te halen.
pad-problem-tricks-do-not-add-up = Ronde { $round }: { $sum } slagen ingevoerd, er waren er { $tricks }.
pad-problem-winner-not-seated = Ronde { $round }: { $name } haalde een slag zonder mee te spelen.
pad-problem-no-wheel = Ronde { $round }: in deze spelvorm is er geen wiel.
pad-problem-not-seated = Ronde { $round }: het wiel noemt iemand die niet meespeelde.
pad-problem-pawn-already-placed = Ronde { $round }: { $name } had de pion al geplaatst.
pad-problem-option-is-blocked = Ronde { $round }: { $option } was al bezet.
pad-problem-round-seven-is-double-already = Ronde 7 telt al dubbel: geen { $option }.
pad-problem-no-die-in-this-mode = Ronde { $round }: in deze spelvorm is er geen dobbelsteen.
pad-problem-roll-first = Ronde { $round }: { $name } moet eerst gooien.
pad-problem-rolled-another-option = Ronde { $round }: de dobbelsteen laat { $option } niet toe.
pad-problem-target-missing = Ronde { $round }: de keuze aan het wiel is niet af.
pad-problem-changed-bid-out-of-range = Ronde { $round }: de gewijzigde voorspelling valt buiten 0 tot { $tricks }.
pad-problem-swap-needs-two-players = Ronde { $round }: ruilen doe je met twee.
pad-problem-is-dealer-already = Ronde { $round }: die speler had de dealerfiche al.
pad-problem-is-trump-already = Ronde { $round }: die kleur was al troef.

pad-picture = Plaatje bewaren
pad-csv = Tabel bewaren (CSV)
pad-figure-games = spellen
pad-figure-wins = gewonnen
pad-figure-best = beste
pad-figure-exact = juist
pad-family-club = Familieclub (140 en meer)
pad-carry = Naar een andere telefoon
pad-carry-qr = QR-code die het blok draagt
pad-carry-explained = De code bevat het hele blok; er wordt niets verstuurd.
pad-carry-file = Plak deze code daar onder ‘Een blok van een andere telefoon’; er wordt niets verstuurd.
