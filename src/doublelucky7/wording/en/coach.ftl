# What the coach says after a game. $better and $chosen are actions as below; names have no genitive and no pronoun.
coach-action-place-bid = bid { $bid }
coach-action-play-card = { $card }
coach-action-name-trump = trump { $colour }
coach-action-keep-pawn = keep the pawn
coach-action-roll-die = roll the die
coach-action-plain-option = { $option }
coach-action-change-bid = { $option }: { $name } { $change }
coach-action-player-swap = { $option }: { $name } ⇄ { $other }
coach-action-change-dealer = { $option }: { $name }
coach-action-change-trump = { $option }: { $colour }

coach-better = Better: { $better } instead of { $chosen }, { $points ->
    [1] 1 point
   *[other] { $points } points
  } more.
coach-best-found = { $chosen }: the best choice, { $points ->
    [1] 1 point
   *[other] { $points } points
  } better than the next.
coach-good = { $chosen }: as good as anything else.
coach-small-loss = { $better } brings { $points ->
    [1] 1 point
   *[other] { $points } points
  } more than { $chosen }: too little to call it a mistake.

coach-reason-wanted-forbidden = The best bid, { $count }, was forbidden: { $bid } costs { $points ->
    [1] 1 point
   *[other] { $points } points
  } less than { $instead }.
coach-reason-bid-too-high = With this hand { $count ->
    [0] no trick at all is
    [1] 1 trick is
   *[other] { $count } tricks are
  } most likely: { $bid } is too many.
coach-reason-bid-too-low = With this hand { $count ->
    [one] 1 trick is
   *[other] { $count } tricks are
  } most likely: { $bid } is too few.
coach-reason-bid-worth-more = { $bid } is about as likely as { $instead }, and brings { $points } points more.
coach-reason-trump-longer = Of { $colour } you held { $count }, of { $other } only { $many }.
coach-reason-higher-still-out = Higher than your { $card }, { $count ->
    [one] 1 card of its colour was
   *[other] { $count } cards of its colour were
  } still out.
coach-reason-take-it-now = You needed { $count ->
    [one] 1 more trick
   *[other] { $count } more tricks
  }, and your { $card } was ahead here.
coach-reason-dealer-leads-again = You needed { $count ->
    [one] 1 more trick
   *[other] { $count } more tricks
  }, and the dealer leads again: your { $card } was ahead here.
coach-reason-high-card-wasted = Your { $card } could have won a trick later; here it lost, and your { $other } would have done.
coach-reason-one-too-many = You had your { $bid ->
    [0] 0
   *[other] { $bid }
  } already, and your { $card } was ahead in one more.
coach-reason-lose-it-now = Here your { $card } would have lost; kept, it may win a trick you do not want.
coach-reason-short-more-often = After { $card } you end up with too few tricks in { $count } of 100 deals, after { $other } in { $many }.
coach-reason-over-more-often = After { $card } you end up with too many tricks in { $count } of 100 deals, after { $other } in { $many }.
coach-reason-penalty-near = { $count ->
    [0] It was the last chance: a pawn never used costs 10 points.
   *[other] The wheel may not come to you again, and a pawn never used costs 10 points.
  }
coach-reason-use-the-pawn = { $option } was worth { $points ->
    [1] 1 point
   *[other] { $points } points
  } more than waiting.
coach-reason-keep-the-pawn = { $count ->
    [one] 1 round is still to come
   *[other] { $count } rounds are still to come
  }: kept, the pawn is worth { $points ->
    [1] 1 point
   *[other] { $points } points
  } more.
coach-reason-roll-the-die = On average a roll brings { $points ->
    [1] 1 point
   *[other] { $points } points
  } more than waiting.
coach-reason-other-option = { $option } would have brought { $points ->
    [1] 1 point
   *[other] { $points } points
  } more.
coach-reason-other-target = { $option } was right; another target would have brought { $points ->
    [1] 1 point
   *[other] { $points } points
  } more.

coach-ledger-average = an average hand in your place
coach-ledger-cards = the cards you were dealt
coach-ledger-table = trump and the bids before yours
coach-ledger-bid = your bids
coach-ledger-play = your cards played
coach-ledger-wheel = your pawn
coach-ledger-rest = the others and the lie of the cards
coach-ledger-penalty = penalty
coach-ledger-score = your score
coach-luck-and-skill = Luck gave { $luck }, your own choices { $skill }.
coach-mistakes-count = { $mistakes ->
    [0] No mistakes.
    [one] 1 mistake.
   *[other] { $mistakes } mistakes.
  }
coach-round = Round { $round }
coach-by-the-network = Without the compiled kernel there is no time to play deals out: the network alone judges, and mistakes are named more sparingly.
coach-from-what-you-knew = Judged from what this seat could know at the time, not from how it came out.

coach-title = What the coach says
coach-thinking = The coach is looking at your game…
coach-waiting = { $ahead ->
    [one] { $ahead } other game comes first…
   *[other] { $ahead } other games come first…
}
coach-failed = The coach could not look at this game.
coach-moments = Moments that mattered
coach-what-would-you-do = What would you do here?
coach-try-it = Try it yourself
coach-tried-well = Well chosen: as good as the best.
coach-tried-otherwise = There was something better:
coach-made = bid made { $percent }%
coach-points = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
coach-what-i-knew = What I knew

practice-mistakes = My mistakes
practice-none = No mistakes to practise: play a game and let the coach look at it.
practice-left = { $count ->
    [one] 1 position to solve
   *[other] { $count } positions to solve
  }. Each is done once it is solved twice.
practice-begin = Solve the next
practice-again = Solved once
practice-back = Back to my practice
practice-figures = My game in figures
practice-no-games = Figures come with the first game the coach has looked at.
practice-exact = Bids made: { $percent }% of { $rounds }
practice-best = Best game: { $total } points
practice-forecasts = Forecast and what happened
practice-forecasts-row = foreseen { $promised }%
practice-by-cards = Points by number of cards
practice-by-cards-row = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
practice-lost = Points lost a decision
practice-lost-row = { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
  }
practice-pawns = Pawn used { $used } of { $asked } times asked, { $points } points each
