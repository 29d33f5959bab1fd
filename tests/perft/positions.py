"""Reading and writing the position files, and the actions' short notation."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from doublelucky7.rules.actions import (
    Action,
    ChangeBid,
    ChangeDealer,
    ChangeTrump,
    DieFell,
    DoublePoints,
    ExtraCard,
    KeepPawn,
    NameTrump,
    NoTrump,
    PlaceBid,
    PlayCard,
    PlayerSwap,
    RollDie,
)
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForDie
from doublelucky7.rules.wheel import DIE_FACES, WheelOption
from tests.perft.naive import Round
from tests.setting import after, dealt

FOLDER = Path(__file__).parent
NO_PAWN = "-"


class Position(NamedTuple):
    """A position of a file: its facts by their first word, and its counts by depth."""

    facts: dict[str, str]
    counts: dict[int, int]
    points: tuple[int, ...] | None

    def __str__(self) -> str:
        return self.facts["position"]

    @property
    def hands(self) -> list[str]:
        return [hand.strip() for hand in self.facts["hands"].split("/")]

    @property
    def pawns(self) -> list[str | None]:
        return [None if word == NO_PAWN else word for word in self.facts["pawns"].split()]

    @property
    def moves_before(self) -> list[str]:
        return [move.strip() for move in self.facts.get("after", "").split(",") if move.strip()]


def files() -> list[Path]:
    """All position files."""
    return sorted(FOLDER.glob("*.txt"))


def positions_in(text: str) -> list[Position]:
    """The positions of a file's text."""
    found: list[Position] = []
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        if word == "position":
            found.append(Position({}, {}, None))
        match word:
            case "count":
                depth, number = rest.split()
                found[-1].counts[int(depth)] = int(number)
            case "points":
                found[-1] = found[-1]._replace(points=tuple(int(points) for points in rest.split()))
            case _:
                found[-1].facts[word] = rest.strip()
    return found


def written(positions: Iterable[Position]) -> str:
    """The text of a file with these positions."""
    blocks = []
    for position in positions:
        lines = [f"{word} {rest}" for word, rest in position.facts.items()]
        lines += [f"count {depth} {number}" for depth, number in sorted(position.counts.items())]
        if position.points is not None:
            lines.append("points " + " ".join(map(str, position.points)))
        blocks.append("\n".join(lines) + "\n")
    return "# What can follow: see README.md for the format.\n\n" + "\n".join(blocks)


def state_at(position: Position) -> State:
    """The position in the engine."""
    facts = position.facts
    state = dealt(
        *position.hands,
        turned_up=facts["turned_up"],
        under_it=facts["pile"],
        ruleset=RuleSet(rounds=14, mode=Mode(facts["mode"]), joker_trump=JokerTrump(facts["joker_trump"])),
        dealer=int(facts["dealer"]),
        round_number=int(facts["round"]),
        pawns=tuple(None if word is None else WheelOption(word) for word in position.pawns),
    )
    for move in position.moves_before:
        state = after(state, choices(state)[move])
    return state


def naive_round_at(position: Position) -> Round:
    """The position in the naive program."""
    facts = position.facts
    begun = Round(
        mode=facts["mode"],
        joker_trump=facts["joker_trump"],
        number=int(facts["round"]),
        dealer=int(facts["dealer"]),
        hands=[hand.split() for hand in position.hands],
        turned_up=facts["turned_up"],
        pile=facts["pile"].split(),
        pawns=position.pawns,
    )
    for move in position.moves_before:
        assert move in begun.moves()
        begun = begun.after(move)
    return begun


def choices(state: State) -> dict[str, Action]:
    """What can happen next in the engine, by its notation; nothing while a deck is awaited."""
    if isinstance(state.waiting, WaitingForDie):
        return {f"die {face}": DieFell(face) for face in range(1, DIE_FACES + 1)}
    return {notation(action): action for action in legal_actions(state)}


def notation(action: Action) -> str:
    """An action as the files write it."""
    match action:
        case NameTrump(colour=colour):
            return f"name {colour.value}"
        case PlaceBid(bid=bid):
            return f"bid {bid}"
        case KeepPawn():
            return "keep"
        case RollDie():
            return "roll"
        case DieFell(face=face):
            return f"die {face}"
        case ChangeBid(target=target, change=change):
            return f"change_bid {target} {change:+d}"
        case PlayerSwap(first=first, second=second):
            return f"player_swap {first} {second}"
        case ChangeDealer(target=target):
            return f"change_dealer {target}"
        case DoublePoints():
            return "double_points"
        case ChangeTrump(colour=colour):
            return f"change_trump {colour.value}"
        case ExtraCard():
            return "extra_card"
        case NoTrump():
            return "no_trump"
        case PlayCard(card=card):
            return f"play {card.value}"
        case _:
            raise ValueError(f"{type(action).__name__} begins a round and is not counted")
