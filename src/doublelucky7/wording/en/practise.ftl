# What only hints, drills and the deal of the day say. $action is an action as the coach names it.
practise-you = You
practise-points = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
practise-percent = { $percent }%
practise-tricks-row = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
practise-close = Back to my practice

hint-title = The coach
hint-best = Best: { $action }
hint-thinking = The coach is thinking…
hint-forecast = How many tricks it will be, after this
hint-not-counted = You have asked the coach: this game counts neither for the club nor for your figures.
hint-gone = That decision has been made.

drill-bid = Bid this hand
drill-bid-about = One hand after the other. What will you make, and how sure are you?
drill-save = Save the bid
drill-save-about = { $count } positions in which one card is far better than all others.
drill-wheel = Use it or keep it
drill-wheel-about = Your pawn and the wheel. Never used, it costs 10 points.
drill-ask-bid = What do you bid?
drill-ask-save = One card is far better than the others. Which?
drill-ask-wheel = Do you use your pawn now, or keep it?
drill-how-sure = How sure are you that you make { $bid }?
drill-well = Well chosen: as good as anything.
drill-lost = { $points ->
    [1] 1 point
   *[other] { $points } points
  } less than the best.
drill-said = You said { $said }%, the coach says { $chance }%.
drill-next = Next
drill-count = { $good } of { $all } well chosen
drill-found-by = Found by: { $levels }
drill-forecasts = Your forecasts
drill-forecasts-row = you said { $said }%
drill-forecasts-value = { $chance }% of { $bids }

daily-short = 3, 5 and 7 cards: the same for everybody, one try a day.
daily-about = 3, 5 and 7 cards against three bots. The same cards for everybody, one try a day.
daily-ask = Deal { $deal } of 3
daily-row = { $cards } cards: bid { $bid }, took { $tricks }
daily-next = Next deal
daily-done = Done for today
daily-place = Place { $place } of 4
daily-tomorrow = Tomorrow there are new cards.
daily-share = Share
daily-copied = Copied
daily-symbols = { $made ->
    [one] 1 bid of 3 made
   *[other] { $made } bids of 3 made
  }
daily-other-day = This device’s date is not today’s.
