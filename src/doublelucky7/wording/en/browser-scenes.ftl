### The ends of rounds and games in the browser, and checking the deal.

round-end-title = Round { $round }
round-end-made = { $made ->
    [0] Nobody made it this time.
   *[other] { $made } of { $players } made it.
}
round-end-waiting = { $count ->
    [0] Here we go…
    [one] Waiting for { $count } more…
   *[other] Waiting for { $count } more…
}
round-end-next-dealer = { $name } deals next
round-end-go-on = Next round
round-end-waiting-for = Waiting for { $names }…
round-end-for-all = Go on without waiting
forfeit-done = Done
forfeit-is-done = done
end-title = The final count
end-winner = { $name } wins!
end-winners = { $names } share the win!
end-club = High Rollers Club: { $name } with { $total }
end-club-bot = (a bot helped out)
end-chart = How the points grew: { $names }
end-rematch = Play again with everybody
end-rematch-waiting = Waiting for the others…
end-home = Home
end-replay = Watch again
end-record = Save the record
end-copy = Copy the result
end-copied = Copied
end-check = Check the deal
end-text-title = Double Lucky 7
verify-kept = { $rolls ->
    [0] All { $deals } deals match the promise.
    [one] All { $deals } deals and { $rolls } roll match the promise.
   *[other] All { $deals } deals and { $rolls } rolls match the promise.
}
verify-kept-at = { $rolls ->
    [0] All { $deals } deals match the promise made at { $time }.
    [one] All { $deals } deals and { $rolls } roll match the promise made at { $time }.
   *[other] All { $deals } deals and { $rolls } rolls match the promise made at { $time }.
}
verify-broken-promise = The promise in this record is not the one this device was shown before the game.
verify-broken-secret = The secret does not fit the promise made before the game.
verify-broken-draw = The draw for the first deal does not match the promise.
verify-broken-deck = The deck of round { $round } does not match the promise.
verify-broken-contribution = This device’s share of the shuffle is not in the record.
verify-broken-cards = The cards this device saw in round { $round } are not those of the record.
verify-broken-withheld = The record calls a shuffle void without a reason.
verify-broken-die = The roll of round { $round } does not match the promise.
verify-broken-forfeit = A forfeit of round { $round } does not match the promise.
verify-not-revealed = The secret is still sealed; it is opened when the game is over.
verify-no-promise = Nothing was promised for this game, so there is nothing to check.
verify-added-nothing = Your device added nothing to this shuffle.
verify-own-share = { $hands ->
        [0] Your share is in the shuffle.
        [one] Your share is in the shuffle, and the hand you held is the recorded one.
       *[other] Your share is in the shuffle, and all { $hands } hands you held are the recorded ones.
    }
verify-withheld = { $name } held back a share, so it was shuffled anew.
verify-renewed = From round { $round } on it was shuffled anew, because the server’s games were put back to an earlier state.
verify-fingerprint = Fingerprint of the promise: { $fingerprint }
verify-explained = Worked out on this device alone, from the secret, everybody’s share and the cards you saw.
end-you-win = You win!
end-you-share = You share the win!
end-your-place = Place { $place } of { $players }. Well played!
end-hits = { $hits } of { $rounds } bids made
end-your-hits = You made { $hits } of { $rounds } bids.
end-decisive = Round { $round } decided it: after it, nobody caught { $name }.
end-best = Best round: { $name } with { $points } points in round { $round }.
end-boldest = Boldest bid: { $name }, { $bid } of { $tricks } in round { $round }, and made it.
end-doubled = Double Points brought { $name } { $extra } more.
end-fined = { $count ->
    [one] An unused pawn cost { $name } { $penalty } points.
   *[other] Unused pawns cost { $name } { $penalty } points each.
}
end-share-picture = Share a picture
pad-cell = Round { $round }, { $name }: bid { $bid }, took { $tricks }, { $points } points.
pad-tap = Tap a cell to read the round.
club-print = Print this page
club-previous = Previous page
club-next = Next page
