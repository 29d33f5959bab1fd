"""`Game`: one object that plays, looks, takes back, saves and loads."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path

import msgspec
from msgspec.structs import replace

from doublelucky7.bots.asking import IllegalChoice, ask
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.choice_seeds import seed_of_choice
from doublelucky7.game.chance import chance_in
from doublelucky7.game.setting_up import (
    Dealt,
    Holder,
    Seats,
    bots_for,
    dealt_for,
    require_seat,
    ruleset_for,
    seats_for,
    stacked_chance,
)
from doublelucky7.game.showing import Cards, Picture, ScorePad, pad_of, table_through
from doublelucky7.records.building import Decided, record_of
from doublelucky7.records.disagreements import ImpossibleHistory
from doublelucky7.records.fair_dealing import key_of
from doublelucky7.records.notation import to_text
from doublelucky7.records.reading import read_records
from doublelucky7.records.record import CommittedDealing, Dealing, Player, Record, to_json
from doublelucky7.records.replaying import actions_of
from doublelucky7.records.verify import verify
from doublelucky7.rules.actions import Action, ChanceAction, PlayerAction
from doublelucky7.rules.cards import Card
from doublelucky7.rules.engine import act, start, why_illegal
from doublelucky7.rules.events import Event
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.refusals import IllegalAction, Refusal
from doublelucky7.rules.ruleset import Mode, RuleSet, Seat
from doublelucky7.rules.seeing import heard_by, heard_in_match, rounds_before, view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard, PlayedRounds, View
from doublelucky7.rules.waiting import Waiting, WaitingForChance

NOTATION_SUFFIX = ".txt"


class Game:
    """A table with its cards: ask who acts and what is legal, act, and look through a seat's eyes.

    Chance is supplied as soon as it is due: first from what was stacked, then from the seed or the dealing's key.
    Where neither has any, the game waits, and `act` takes a `Deal`, a `DieFell` or a `DrawForDealer`.

    A seat may be given to a bot, which then plays for itself as soon as it is asked.

    Examples:
        >>> game = Game(["Kim", "Ada"], "lucky_dice", seed=7)
        >>> game
        <Game of 2, lucky_dice, seed 7, round 1 of 7, waiting for bid from Ada>
        >>> game.act(game.legal_actions()[0])
        >>> game.to_act
        0

        Against bots; Kim's choices are made here, the bots make their own:

        >>> from doublelucky7 import ClubBot
        >>> game = Game(["Kim", ClubBot(), ClubBot()], seed=7)
        >>> while not game.is_over:
        ...     game.act(game.legal_actions()[0])
        >>> [seat.bot for seat in game.seats[1:]]
        ['club', 'club']
    """

    def __init__(
        self,
        players: int | Sequence[Holder] = 4,
        ruleset: RuleSet | Mode | str | None = None,
        *,
        seed: int | None = None,
        first_dealer: Seat | None = None,
        decks: Iterable[str | Sequence[Card]] = (),
        faces: Iterable[int] = (),
        dealing: Dealing | None = None,
    ) -> None:
        """Sits the players down by number, by name or as bots, and deals the first round.

        Without a seed every game is another one. Decks for the rounds, faces of the die and the first dealer can be
        stacked; of a deck the top cards are enough. A dealing with a secret deals as committed.

        Examples:
            >>> Game(2, first_dealer=0, decks=["R7 G1 J"]).state.turned_up
            <Card.JOKER: 'J'>
        """
        rules = ruleset_for(ruleset)
        seats = seats_for(players)
        stacked = stacked_chance(len(seats.players), rules, first_dealer, decks, faces)
        self._begin(seats, rules, dealt_for(seats.players, rules, stacked, seed, dealing))
        self._go_on()

    @property
    def seed(self) -> int | None:
        """The number that cards and dice come from, None where they come from elsewhere."""
        dealing = self._dealt.dealing
        return None if isinstance(dealing, CommittedDealing) or dealing.seed is None else dealing.seed.seed

    @property
    def state(self) -> State:
        """Everything about the game as it stands, all hands and the pile included."""
        return self._state

    @property
    def waiting(self) -> Waiting:
        """What the game waits for, and from whom."""
        return self._state.waiting

    @property
    def to_act(self) -> Seat | None:
        """The seat that must decide now, None after the end and while only chance can go on."""
        return self._state.to_act

    @property
    def is_over(self) -> bool:
        """Whether the last round has been scored."""
        return self._state.is_over

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points so far, penalties taken off."""
        return tuple(seat.points - seat.penalty for seat in self.view(None).seats)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the highest total, nobody while the game runs."""
        return () if self._state.result is None else self._state.result.winners

    @property
    def actions(self) -> tuple[Decided, ...]:
        """Everything done so far, chance included."""
        return tuple(self._actions)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened so far, secrets included."""
        return tuple(self._events)

    def legal_actions(self) -> tuple[PlayerAction, ...]:
        """All that the seat to act may do, in a fixed order.

        Examples:
            >>> Game(2, first_dealer=0, decks=["R7 G1 J"]).legal_actions()
            (PlaceBid(seat=0, bid=0), PlaceBid(seat=0, bid=1))
        """
        return legal_actions(self._state)

    def why_illegal(self, action: Action) -> Refusal | None:
        """Why the rules refuse an action now, None where they allow it.

        Examples:
            >>> from doublelucky7 import PlaceBid
            >>> game = Game(2, first_dealer=0)
            >>> game.why_illegal(PlaceBid(0, 1)) is None
            True
            >>> refusal = game.why_illegal(PlaceBid(0, 9))
            >>> refusal.code.value, refusal.clause
            ('bid_out_of_range', 'R4.2')
        """
        return why_illegal(self._state, _checked(action))

    def act(self, action: Action, by: Player | None = None) -> None:
        """Does an action, and lets chance and bots go on from there; `by` names who stood in for the seat's holder.

        Raises `IllegalAction`, and changes nothing, where the rules refuse it.
        """
        if by is not None and not isinstance(by, Player):
            raise ValueError(f"by is a Person or a BotPlayer, not {by!r}")
        before = _Point(self._state, len(self._actions), len(self._events))
        try:
            self._do(_checked(action), by)
        except IllegalAction as illegal:
            illegal.args = (f"{self._in_words(illegal.refusal)} ({illegal.refusal.clause})",)
            raise
        self._points.append(before)
        self._go_on()

    def note_advice(self) -> None:
        """Notes that the coach was asked about the decision that is due: the record says so, also after an `undo`."""
        self._asked.add(len(self._actions))

    def undo(self) -> Action:
        """Takes back the last `act` and all that followed it from chance and bots, and answers with its action.

        Examples:
            >>> from doublelucky7 import PlaceBid
            >>> game = Game(2, first_dealer=0, seed=7)
            >>> game.act(PlaceBid(0, 1))
            >>> game.undo()
            PlaceBid(seat=0, bid=1)
            >>> game.to_act
            0
        """
        if not self._points:
            raise IndexError("nothing has been done that could be taken back")
        before = self._points.pop()
        undone = self._actions[before.actions].action
        self._state = before.state
        del self._actions[before.actions :], self._events[before.events :]
        self._earlier = self._rounds_before()
        return undone

    def copy(self) -> Game:
        """A game of its own that goes on from here, with the same cards to come."""
        copied = type(self).__new__(type(self))
        # Everything is a value that never changes, except for these.
        copied.__dict__.update(self.__dict__)
        copied._actions, copied._events, copied._points = self._actions[:], self._events[:], self._points[:]
        copied._asked = set(self._asked)
        return copied

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        # All that could be shared is made of values that never change.
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether the same people have done the same with cards from the same source."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.seats, self.ruleset, self._dealt.dealing, self._actions) == (
            other.seats,
            other.ruleset,
            other._dealt.dealing,
            other._actions,
        )

    __hash__ = None  # type: ignore[assignment] # what changes has no lasting hash

    def view(self, viewer: Seat | None) -> View:
        """The game as a seat may see it, or a spectator where the viewer is None."""
        if viewer is not None:
            require_seat("a viewer's seat", viewer, len(self.seats))
        return view_of(self._state, viewer)

    def heard(self, seat: Seat) -> Heard:
        """What a bot in this seat is given to decide from."""
        require_seat("a seat", seat, len(self.seats))
        return heard_by(seat, self._state, self._events, self._earlier)

    def heard_in_match(self, seat: Seat) -> Heard:
        """All that the seat was told since the game began, in one list: there are no earlier rounds beside it.

        Examples:
            >>> len(Game(2, seed=7).heard_in_match(0).events) > len(Game(2, seed=7).heard(0).events)
            True
        """
        require_seat("a seat", seat, len(self.seats))
        return heard_in_match(seat, self._state, self._events)

    def hand(self, seat: Seat) -> Cards:
        """The cards a seat holds, a picture in a notebook.

        Examples:
            >>> Game(2, first_dealer=0, decks=["R7 G1 J"]).hand(0)
            Cards('G1')
        """
        require_seat("a seat", seat, len(self.seats))
        return Cards(self._state.hands[seat])

    def table(self, viewer: Seat | None = None) -> Picture:
        """A picture of the table as a seat sees it, or a spectator."""
        return table_through(self.view(viewer), self._names())

    def score_pad(self) -> ScorePad:
        """The score pad as far as it is written, a table in a notebook."""
        return pad_of(self.view(None), self._names())

    def _repr_svg_(self) -> str:
        # In a game of one person against bots, nobody else may look.
        people = [seat for seat in range(len(self.seats)) if seat not in self._bots]
        return self.table(people[0] if len(people) == 1 else None).svg

    def record(self, date: dt.date | None = None) -> Record:
        """The game on paper; a committed dealing keeps its secret until the end."""
        dealing = self._dealt.dealing
        if isinstance(dealing, CommittedDealing) and not self.is_over:
            dealing = replace(dealing, secret=None)
        return record_of(self.ruleset, self.seats, dealing, self._actions, date)

    def save(self, path: Path | str | None = None, date: dt.date | None = None) -> str:
        """The record as a line of JSON, or as text notation for a path ending in .txt, to which it is also written."""
        record = self.record(date)
        as_notation = path is not None and Path(path).suffix == NOTATION_SUFFIX
        text = to_text(record) if as_notation else to_json(record) + "\n"
        if path is not None:
            Path(path).write_text(text, encoding="utf-8", newline="\n")
        return text

    @classmethod
    def load(cls, path: Path | str, *, dealing: Dealing | None = None, bots: Mapping[Seat, Bot] | None = None) -> Game:
        """The game of a file, to look at or to go on with; the dealing may add the secret, bots may take seats again.

        Raises `UnreadableRecord`, or `ImpossibleHistory` where the record does not verify.
        """
        return cls._read(Path(path).read_bytes(), dealing, bots)

    @classmethod
    def loads(cls, text: str, *, dealing: Dealing | None = None, bots: Mapping[Seat, Bot] | None = None) -> Game:
        """The game that a text holds, as JSON or as notation.

        Examples:
            >>> game = Game(["Kim", "Ada"], seed=7)
            >>> Game.loads(game.save()) == game
            True
        """
        if not isinstance(text, str):
            raise ValueError(f"a game is read from a text, not from {text!r}; Game.load opens files")
        return cls._read(text.encode(), dealing, bots)

    @classmethod
    def of(cls, record: Record, *, dealing: Dealing | None = None, bots: Mapping[Seat, Bot] | None = None) -> Game:
        """The game of a record; raises `ImpossibleHistory` where it does not verify."""
        record = record if dealing is None else replace(record, dealing=dealing)
        disagreement = verify(record)
        if disagreement is not None:
            raise ImpossibleHistory(disagreement)
        done = actions_of(record)
        game = cls.__new__(cls)
        seats = Seats(record.seats, bots_for(bots or {}, record.players))
        game._begin(seats, record.ruleset, Dealt(record.dealing, chance_in(done, key_of(record.dealing))))
        for decided in done:
            if not isinstance(decided.action, ChanceAction):
                game._points.append(_Point(game._state, len(game._actions), len(game._events)))
            if decided.is_assisted:
                game.note_advice()
            game._do(decided.action, decided.by)
        game._go_on()
        return game

    def __repr__(self) -> str:
        seed = "" if self.seed is None else f", seed {self.seed}"
        mode, rounds = self.ruleset.mode.value, f"round {self._state.round} of {self.ruleset.rounds}"
        return f"<Game of {len(self.seats)}, {mode}{seed}, {rounds}, {self._waiting_in_words()}>"

    def __str__(self) -> str:
        return "\n".join(self._lines())

    @classmethod
    def _read(cls, text: bytes, dealing: Dealing | None, bots: Mapping[Seat, Bot] | None) -> Game:
        # Lines as files have them: str.splitlines would also break at rarer characters that a name may have.
        records = list(read_records(BytesIO(text)))
        if len(records) != 1:
            raise ValueError(f"a game is loaded from one record, not {len(records)}")
        return cls.of(records[0], dealing=dealing, bots=bots)

    def _begin(self, seats: Seats, ruleset: RuleSet, dealt: Dealt) -> None:
        self.seats, self._bots = seats.players, seats.bots
        self.ruleset = ruleset
        self._dealt = dealt
        self._state = start(ruleset, len(seats.players))
        self._actions: list[Decided] = []
        self._asked: set[int] = set()
        self._events: list[Event] = []
        self._earlier = self._rounds_before()
        self._points: list[_Point] = []

    def _do(self, action: Action, by: Player | None) -> None:
        outcome = act(self._state, action)
        # A holder's own decision is written down without a name, so that games compare equal however they came about.
        is_own = isinstance(action, ChanceAction) or by == self.seats[action.seat]
        is_assisted = not isinstance(action, ChanceAction) and len(self._actions) in self._asked
        self._actions.append(Decided(action, None if is_own else by, is_assisted))
        self._events.extend(outcome.events)
        if outcome.state.round != self._state.round:
            self._earlier = self._rounds_before()
        self._state = outcome.state

    def _go_on(self) -> None:
        """Lets chance and bots act until a person has to decide, or until cards have to be supplied by hand."""
        while True:
            waiting, seat = self._state.waiting, self._state.to_act
            if isinstance(waiting, WaitingForChance):
                chance = self._dealt.chance.for_what_waits(waiting, self._state.round, self._actions, self._events)
                if chance is None:
                    return
                self._do(chance, None)
            elif seat is not None and seat in self._bots:
                self._do(self._choice_of(self._bots[seat], seat), None)
            else:
                return

    def _rounds_before(self) -> PlayedRounds:
        return rounds_before(self._events)

    def _choice_of(self, bot: Bot, seat: Seat) -> PlayerAction:
        key = self._dealt.chance.key
        seed = seed_of_choice(0 if key is None else int.from_bytes(key), len(self._actions))
        try:
            return ask(bot, self.heard(seat), seed)
        except IllegalChoice as illegal:
            refusal = self.why_illegal(illegal.choice) if isinstance(illegal.choice, PlayerAction) else None
            # What the rules refuse, they refuse a bot like anybody.
            raise illegal if refusal is None else IllegalAction(refusal) from illegal

    def _in_words(self, refusal: Refusal) -> str:
        # Imported here because only a refusal needs words, and they take longer to load than the rules.
        from doublelucky7.wording.reasons import reason
        from doublelucky7.wording.speech import Language, Wording

        return reason(refusal, self._names(), Wording(Language.ENGLISH))

    def _names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def _waiting_in_words(self) -> str:
        if self.is_over:
            return f"won by {' and '.join(self.seats[seat].name for seat in self.winners)}"
        waiting = type(self._state.waiting).__struct_config__.tag
        whom = "" if self.to_act is None else f" from {self.seats[self.to_act].name}"
        return f"waiting for {waiting}{whom}"

    def _lines(self) -> Iterator[str]:
        state = self._state
        turned_up = "nothing" if state.turned_up is None else state.turned_up.value
        yield f"round {state.round} of {self.ruleset.rounds}, turned up {turned_up}, {self._waiting_in_words()}"
        width = max(len(seat.name) for seat in self.seats)
        for seat, holder in enumerate(self.seats):
            bid = "-" if state.bids[seat] is None else state.bids[seat]
            cards = " ".join(card.value for card in state.hands[seat])
            token = "D" if seat == state.dealer else " "
            score = f"bid {bid}  won {state.tricks_won[seat]}  total {self.totals[seat]:>3}"
            yield f"{token} {holder.name:<{width}}  {score}  {cards}".rstrip()
        yield f"trick {' '.join(play.card.value for play in state.trick)}".rstrip()


class _Point(msgspec.Struct, frozen=True):
    """Where a game stood before somebody acted."""

    state: State
    actions: int
    events: int


def _checked(action: Action) -> Action:
    if not isinstance(action, Action):
        raise ValueError(f"an action is expected, such as PlaceBid(0, 1), not {action!r}")
    return action
