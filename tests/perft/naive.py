"""One round written a second time, slowly and plainly, from docs/rules.md alone; it imports nothing of ours."""

from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations

OPTIONS = ["change_bid", "player_swap", "change_dealer", "double_points", "change_trump", "extra_card", "no_trump"]


@dataclass
class Round:
    """A round being played; cards are written R1 to B14 and J."""

    mode: str
    joker_trump: str
    number: int
    dealer: int
    hands: list[list[str]]
    turned_up: str
    pile: list[str]
    pawns: list[str | None]
    phase: str = "bid"
    turn: int = 0
    trump: str | None = None
    bids: list[int | None] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    face: int | None = None
    extra_of: int | None = None
    extra: str | None = None
    doubler: int | None = None
    trick: list[tuple[int, str]] = field(default_factory=list)
    won: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.bids = [None] * len(self.hands)
        self.won = [0] * len(self.hands)
        self.turn = self.dealer
        if self.turned_up != "J":
            self.trump = self.turned_up[0]
        elif self.joker_trump == "dealer_chooses":
            self.phase = "name"

    @property
    def tricks(self) -> int:
        return [1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1][self.number - 1]

    def moves(self) -> list[str]:
        """Everything that can be done next; nothing once the round is over."""
        match self.phase:
            case "name":
                return [f"name {colour}" for colour in "RYGB"]
            case "bid":
                return [f"bid {number}" for number in range(self.tricks + 1) if not self._is_forbidden(number)]
            case "wheel" if self.mode == "tactical_escape":
                return ["keep", *self._uses(self._free())]
            case "wheel":
                return ["keep", "roll"]
            case "die":
                return [f"die {face}" for face in range(1, 9)]
            case "option":
                assert self.face is not None
                rolled = OPTIONS[self.face - 1]
                return self._uses([rolled] if rolled in self._free() else self._free())
            case "play":
                return [f"play {card}" for card in self._playable()]
            case _:
                return []

    def _is_forbidden(self, number: int) -> bool:
        others = [bid for bid in self.bids if bid is not None]
        return len(others) == len(self.hands) - 1 and sum(others) + number == self.tricks

    def _free(self) -> list[str]:
        gone = [*self.pawns, "double_points"] if self.number == 7 else self.pawns
        return [option for option in OPTIONS if option not in gone]

    def _uses(self, options: list[str]) -> list[str]:
        seats = range(len(self.hands))
        found = []
        for option in options:
            if option == "change_bid":
                for seat in seats:
                    bid = self.bids[seat]
                    assert bid is not None
                    found += [f"change_bid {seat} -1"] if bid > 0 else []
                    found += [f"change_bid {seat} +1"] if bid < self.tricks else []
            elif option == "player_swap":
                found += [f"player_swap {one} {other}" for one, other in combinations(seats, 2)]
            elif option == "change_dealer":
                found += [f"change_dealer {seat}" for seat in seats if seat != self.dealer]
            elif option == "change_trump":
                found += [f"change_trump {colour}" for colour in "RYGB" if colour != self.trump]
            else:
                found.append(option)
        return found

    def _playable(self) -> list[str]:
        hand = self.hands[self.turn]
        allowed = list(hand)
        if self.trick and self.trick[0][1] != "J":
            led = self.trick[0][1][0]
            if any(card[0] == led for card in hand):
                allowed = [card for card in hand if card[0] == led or card == "J"]
        if self.extra_of == self.turn and self.extra is not None:
            allowed.append(self.extra)
        return allowed

    def after(self, move: str) -> "Round":
        """The round after a move."""
        then = deepcopy(self)
        then._make(move.split())
        return then

    def _make(self, words: list[str]) -> None:
        players = len(self.hands)
        match words:
            case ["name", colour]:
                self.trump, self.phase = colour, "bid"
            case ["bid", number]:
                self.bids[self.turn] = int(number)
                self.turn = (self.turn + 1) % players
                if None not in self.bids:
                    self._begin_wheel()
            case ["keep"]:
                self._ask_next()
            case ["roll"]:
                self.phase = "die"
            case ["die", "8"]:
                self._lead()
            case ["die", face]:
                self.face, self.phase = int(face), "option"
            case ["play", card]:
                self._play(card)
            case [option, *targets]:
                self.pawns[self.turn] = option
                self._use(option, targets)
                self._lead()
            case _:
                raise ValueError("no move")

    def _begin_wheel(self) -> None:
        players = len(self.hands)
        around = [(self.dealer + step) % players for step in range(1, players + 1)]
        self.asked = [seat for seat in around if self.pawns[seat] is None]
        if self.mode == "classic" or not self._free():
            self.asked = []
        self._ask_next()

    def _ask_next(self) -> None:
        if self.asked:
            self.turn, self.phase = self.asked.pop(0), "wheel"
        else:
            self._lead()

    def _lead(self) -> None:
        self.turn, self.phase = self.dealer, "play"

    def _use(self, option: str, targets: list[str]) -> None:
        match option, targets:
            case "change_bid", [seat, change]:
                bid = self.bids[int(seat)]
                assert bid is not None
                self.bids[int(seat)] = bid + int(change)
            case "player_swap", [one, other]:
                hands = self.hands
                hands[int(one)], hands[int(other)] = hands[int(other)], hands[int(one)]
            case "change_dealer", [seat]:
                self.dealer = int(seat)
            case "double_points", []:
                self.doubler = self.turn
            case "change_trump", [colour]:
                self.trump = colour
            case "extra_card", []:
                self.extra_of, self.extra = self.turn, self.pile.pop(0)
            case "no_trump", []:
                self.trump = None
            case _:
                raise ValueError(f"no such option: {option} {targets}")

    def _play(self, card: str) -> None:
        if card == self.extra:
            self.extra = None
        else:
            self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % len(self.hands)
        if len(self.trick) == len(self.hands):
            self.won[self._winner()] += 1
            self.trick = []
            self._lead()
            if sum(self.won) == self.tricks:
                self.phase = "over"

    def _winner(self) -> int:
        for seat, card in self.trick:
            if card == "J":
                return seat
        # Without a Joker the first card has a colour; where no colour is fixed only the led one can win (R3.1, W7).
        led = self.trick[0][1][0]
        for colour in (self.trump, led):
            of_colour = [(int(card[1:]), seat) for seat, card in self.trick if card[0] == colour]
            if of_colour:
                return max(of_colour)[1]
        raise AssertionError("the led card has the led colour")

    def points(self) -> list[int]:
        """Each seat's points of the finished round."""
        found = []
        for seat, (bid, won) in enumerate(zip(self.bids, self.won, strict=True)):
            points = 10 + 2 * won if bid == won else 0
            found.append(2 * points if self.number == 7 or self.doubler == seat else points)
        return found
