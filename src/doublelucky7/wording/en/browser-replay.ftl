### Watching a finished game again, and checking its deal.

title-replay = Replay
title-verify = Check the deal
replay-step = Step { $step } of { $steps }
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-stop = Stop
replay-round-before = Round before
replay-round-after = Next round
replay-eyes = Through whose eyes
replay-open = All cards open
replay-hand-of = { $name }: { $cards }
replay-no-cards = no cards
replay-link = Link to this step
replay-keys = Arrow keys step, Page keys change the round, space plays.
verify-house = The server checked the whole record too, and agrees.
verify-house-differs = The server disagrees about something in round { $round }.
verify-promised = Promise made before the game
verify-secret = Secret opened after the game
verify-shares = What everybody added
verify-share-given = { $name } added { $hex }…
verify-share-silent = { $name } added nothing
verify-share-bot = { $name } is a bot and adds nothing
