### Waarom iets nu niet kan, gezegd tegen wie het probeerde.

refusal-game-is-over = Het spel is uit. Nog een keer?
refusal-no-such-seat = Er is geen plaats { $name } aan een tafel voor { $players }.
refusal-not-your-turn = Nog even: eerst is { $name } aan de beurt.
refusal-waiting-for-cards = Een ogenblik, de kaarten komen eraan.
refusal-waiting-for-die = Een ogenblik, { $name } heeft gegooid en de dobbelsteen rolt nog.
refusal-not-a-full-deck = Een stapel heeft alle 57 kaarten, elk precies één keer.
refusal-no-such-face = De dobbelsteen heeft acht kanten, maar geen { $face }.
refusal-no-draw-now = Er wordt nu niet om het delen getrokken.
refusal-no-deal-now = Er worden nu geen kaarten gedeeld.
refusal-no-die-now = Niemand heeft gegooid.
refusal-no-trump-to-name = Er valt nu geen troef te noemen.
refusal-no-bid-now = Het is nu niet het moment om te voorspellen.
refusal-no-wheel-now = Het wiel is nu niet in het spel.
refusal-no-card-now = Houd die kaart nog even vast.
refusal-bid-out-of-range = { $tricks ->
    [one] Er is maar { $tricks } slag te halen: { $bid } kan niet.
   *[other] Er zijn { $tricks } slagen te halen: { $bid } kan niet.
}
refusal-bid-makes-sum-equal = { $tricks ->
    [one] Met { $bid } komen de voorspellingen samen precies op { $tricks } slag, en dat mag de laatste niet.
   *[other] Met { $bid } komen de voorspellingen samen precies op { $tricks } slagen, en dat mag de laatste niet.
}
refusal-no-die-in-this-mode = Geen dobbelsteen in deze spelmodus: je mag zelf kiezen.
refusal-roll-first = Eerst gooien; misschien wordt het { $option }.
refusal-roll-is-binding = De dobbelsteen heeft gesproken: { $face } telt.
refusal-rolled-another-option = Je gooide { $option }, dus het wordt { $option }.
refusal-option-is-blocked = { $option } is geblokkeerd: daar staat de pion van { $name } al.
refusal-round-seven-is-double-already = Ronde 7 telt al dubbel, { $option } moet wachten.
refusal-changed-bid-out-of-range = { $name } kan niet naar { $bid }: een voorspelling verandert met 1 en blijft tussen 0 en { $tricks }.
refusal-swap-needs-two-players = Ruilen doe je met z’n tweeën: { $name } en nog iemand.
refusal-is-dealer-already = { $name } heeft de dealerfiche al.
refusal-is-trump-already = Troef is al { $colour }.
refusal-card-not-held = De { $card } heb je niet in je hand.
refusal-must-follow-colour = Eerst { $colour } bekennen: je hebt het nog, dus de { $card } moet wachten.
