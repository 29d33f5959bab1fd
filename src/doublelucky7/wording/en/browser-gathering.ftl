### A table that gathers: invitation, seats, choices, roles.

gathering-yours = Your table
gathering-start = Deal the cards
gathering-start-without = { $count ->
    [one] Start without the empty seat
   *[other] Start without the { $count } empty seats
}
gathering-need-two = It takes two: fill a seat
gathering-wait = { $name } starts when everybody is here.
gathering-shuffling = Everybody adds to the shuffle…
gathering-promise = Promise about the shuffle: { $fingerprint }. After the game anybody can check it.
invite-title = Invite others
invite-qr = QR code that leads a phone to this table
invite-code = Scan, or say:
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-link = Link to this table
invite-text = Come and play Double Lucky 7 with us!
seats-title = { $count } seats
seats-fewer = One seat fewer
seats-more = One seat more
seat-open = Free seat
seat-open-host = Free seat: tap for a bot
seat-you = you
seat-sheet = This seat
seat-bot-title = A bot sits here
seat-same-device = Somebody else at this device
seat-sit = Sit down
seat-leave = Stand up
seat-free = Free this seat
game-title = Which game?
game-length = How long?
mode-short-classic = Classic
mode-short-tactical-escape = Tactical Escape
mode-short-lucky-dice = Lucky Dice
length-short = about 20 minutes
length-long = about 40 minutes
more-rules = More rules
ask-box = Which box?
box-second = with the wheel
box-first = without the wheel
ask-joker = A Joker is turned up. Trump is…
joker-leads = what the dealer leads
joker-chooses = what the dealer names
ask-memory = Cards already played
memory-closed = stay face down
memory-open = stay open
ask-pace = How fast do bots play?
pace-relaxed = relaxed
pace-normal = normal pace
pace-fast = fast
ask-absence = Somebody has to leave?
absence-wait = we wait
absence-bot-after = a bot after a minute
ask-clock = Time for a decision
clock-none = no clock
clock-seconds = { $seconds } seconds
ask-pad-clock = Score pad after a round
pad-clock-none = waits for everybody
ask-spectators = May others watch?
spectators-welcome = welcome
spectators-closed-out = just us
ask-forfeits = Forfeits for those who miss, one a line; none if empty
forfeits-example = Sing a line
forfeits-count = { $count ->
    [one] { $count } forfeit
   *[other] { $count } forfeits
}
role-play = Play here
role-table = This screen is the table
role-watch = Just watch
role-full = All seats are taken. You are welcome to watch.
role-running = The game is on. You are welcome to watch.
