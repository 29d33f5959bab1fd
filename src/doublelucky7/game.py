"""`Game`, the friendly front for people who `import doublelucky7`: one object that plays, looks, saves and loads."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from pathlib import Path

import msgspec
from msgspec.structs import replace

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.supply import chance_for
from doublelucky7.records.building import Decided, record_of
from doublelucky7.records.disagreements import ImpossibleHistory
from doublelucky7.records.fair_dealing import key_of
from doublelucky7.records.notation import to_text
from doublelucky7.records.reading import read_records
from doublelucky7.records.record import (
    CommittedDealing,
    Dealing,
    GivenDealing,
    GivenHow,
    Person,
    Player,
    Record,
    Seed,
    to_json,
)
from doublelucky7.records.replaying import actions_of
from doublelucky7.records.verify import verify
from doublelucky7.rules.actions import Action, ChanceAction, Deal, DieFell, DrawForDealer, PlayerAction
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.engine import decide, evolve, start, why_illegal
from doublelucky7.rules.events import Event
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.refusals import IllegalAction, Refusal
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.seeing import heard_by, view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.waiting import Waiting, WaitingForChance, WaitingForDeal, WaitingForDie, WaitingForDraw

NOTATION_SUFFIX = ".txt"


class Game:
    """A table with its cards: ask who acts and what is legal, act, and look through a seat's eyes.

    Chance is supplied as soon as it is due: first from what was stacked, then from the seed or the dealing's key.
    Where neither has any, the game waits, and `act` takes a `Deal`, a `DieFell` or a `DrawForDealer`.
    """

    def __init__(
        self,
        players: int | Sequence[str | Player] = 4,
        ruleset: RuleSet | None = None,
        *,
        seed: int = 0,
        first_dealer: Seat | None = None,
        decks: Iterable[str | Sequence[Card]] = (),
        faces: Iterable[int] = (),
        dealing: Dealing | None = None,
    ) -> None:
        """Sits the players down by number or by name and deals the first round.

        Decks for the rounds, faces of the die and the first dealer can be stacked; of a deck the top cards are enough,
        as in `decks=["R7 G1 J"]`. A dealing with a secret deals as committed.
        """
        names = [f"Player {number + 1}" for number in range(players)] if isinstance(players, int) else players
        seats = [Person(name) if isinstance(name, str) else name for name in names]
        # A name that no record could hold is better noticed now than when the game is to be loaded.
        self.seats: tuple[Player, ...] = msgspec.convert(msgspec.to_builtins(seats), tuple[Player, ...])
        self.ruleset = RuleSet() if ruleset is None else ruleset
        seeded = GivenDealing(how=GivenHow.SEEDED, seed=Seed(ALGORITHM, seed, 0))
        self._key = key_of(dealing or seeded)
        draws = () if first_dealer is None else (_draw_won_by(first_dealer),)
        self._stacked_draws = [DrawForDealer(deck) for deck in draws]
        self._stacked_decks = [Deal(stacked_deck(deck)) for deck in decks]
        self._stacked_faces = [DieFell(face) for face in faces]
        is_stacked = bool(self._stacked_draws or self._stacked_decks or self._stacked_faces)
        self._dealing = dealing or (GivenDealing(how=GivenHow.STACKED) if is_stacked else seeded)
        self._begin()
        self._supply_chance()

    @property
    def state(self) -> State:
        """Everything about the game at this moment, all hands and the pile included."""
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
        """All that the seat to act may do, in a fixed order."""
        return legal_actions(self._state)

    def why_illegal(self, action: Action) -> Refusal | None:
        """Why the rules refuse an action now, None where they allow it."""
        return why_illegal(self._state, action)

    def act(self, action: Action, by: Player | None = None) -> None:
        """Does an action, and lets chance go on from there; `by` names who stood in for the seat's holder.

        Raises `IllegalAction`, and changes nothing, where the rules refuse it.
        """
        try:
            self._do(Decided(action, by))
        except IllegalAction as illegal:
            illegal.args = (f"{self._in_words(illegal.refusal)} ({illegal.refusal.clause})",)
            raise
        self._supply_chance()

    def view(self, viewer: Seat | None) -> View:
        """The game as a seat may see it, or a spectator where the viewer is None."""
        return view_of(self._state, viewer)

    def heard(self, seat: Seat) -> Heard:
        """What a bot in this seat is given to decide from."""
        return heard_by(seat, self._state, self._events)

    def record(self, date: dt.date | None = None) -> Record:
        """The game on paper; a committed dealing keeps its secret until the end."""
        dealing = self._dealing
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
    def load(cls, source: str | Path, dealing: Dealing | None = None) -> Game:
        """The game that text or a file holds, to look at or to go on with; the dealing may add the secret.

        Raises `UnreadableRecord`, or `ImpossibleHistory` where the record does not verify.
        """
        text = source.read_text(encoding="utf-8") if isinstance(source, Path) else source
        # Not splitlines, which would also break a line at rarer characters that a name may have.
        records = list(read_records(StringIO(text)))
        if len(records) != 1:
            raise ValueError(f"a game is loaded from one record, not {len(records)}")
        return cls.of(records[0], dealing)

    @classmethod
    def of(cls, record: Record, dealing: Dealing | None = None) -> Game:
        """The game of a record; raises `ImpossibleHistory` where it does not verify."""
        record = record if dealing is None else replace(record, dealing=dealing)
        disagreement = verify(record)
        if disagreement is not None:
            raise ImpossibleHistory(disagreement)
        game = cls(record.seats, record.ruleset, dealing=record.dealing)
        game._begin()
        for decided in actions_of(record):
            game._do(decided)
        game._supply_chance()
        return game

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _begin(self) -> None:
        self._state = start(self.ruleset, len(self.seats))
        self._actions: list[Decided] = []
        self._events: list[Event] = []
        self._draws_made = 0

    def _do(self, decided: Decided) -> None:
        events = decide(self._state, decided.action)
        self._actions.append(decided)
        self._draws_made += isinstance(decided.action, DrawForDealer)
        self._events.extend(events)
        for event in events:
            self._state = evolve(self._state, event)

    def _supply_chance(self) -> None:
        while isinstance(waiting := self._state.waiting, WaitingForChance):
            chance = self._chance(waiting)
            if chance is None:
                return
            self._do(Decided(chance))

    def _chance(self, waiting: WaitingForChance) -> ChanceAction | None:
        match waiting:
            case WaitingForDraw() if self._stacked_draws:
                return self._stacked_draws.pop(0)
            case WaitingForDeal() if self._stacked_decks:
                return self._stacked_decks.pop(0)
            case WaitingForDie() if self._stacked_faces:
                return self._stacked_faces.pop(0)
        return None if self._key is None else chance_for(self._key, waiting, self._state.round, self._draws_made)

    def _in_words(self, refusal: Refusal) -> str:
        # Imported here because only a refusal needs words, and they take longer to load than the rules.
        from doublelucky7.wording.reasons import reason
        from doublelucky7.wording.speech import Language, Wording

        return reason(refusal, [seat.name for seat in self.seats], Wording(Language.ENGLISH))

    def _lines(self) -> Iterator[str]:
        state = self._state
        turned_up = "nothing" if state.turned_up is None else state.turned_up.value
        waiting = type(state.waiting).__struct_config__.tag
        whom = "" if state.to_act is None else f" from {self.seats[state.to_act].name}"
        yield f"round {state.round} of {self.ruleset.rounds}, turned up {turned_up}, waiting for {waiting}{whom}"
        width = max(len(seat.name) for seat in self.seats)
        for seat, holder in enumerate(self.seats):
            bid = "-" if state.bids[seat] is None else state.bids[seat]
            cards = " ".join(card.value for card in state.hands[seat])
            token = "D" if seat == state.dealer else " "
            score = f"bid {bid}  won {state.tricks_won[seat]}  total {self.totals[seat]:>3}"
            yield f"{token} {holder.name:<{width}}  {score}  {cards}".rstrip()
        yield f"trick {' '.join(play.card.value for play in state.trick)}".rstrip()


def stacked_deck(top: str | Sequence[Card]) -> tuple[Card, ...]:
    """A full deck with these cards on top, in this order, and all others under them; text is like "R7 G1 J"."""
    cards = tuple(map(Card, top.split())) if isinstance(top, str) else tuple(top)
    return (*cards, *(card for card in FULL_DECK if card not in cards))


def _draw_won_by(seat: Seat) -> tuple[Card, ...]:
    """A deck for the draw in which this seat draws the Joker (R2.1)."""
    others = [card for card in FULL_DECK if card is not Card.JOKER]
    return (*others[:seat], Card.JOKER, *others[seat:])
