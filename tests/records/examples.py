"""The three games in docs/examples, one for each mode, and what writes them: `python -m tests.records.examples`.

Their players follow a rule of thumb that lives here, so that the examples stay as they are when bots get better.
"""

import datetime as dt
from pathlib import Path

from msgspec.structs import replace

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.commitment import BotContribution, ClientContribution, MissingContribution, commitment_to
from doublelucky7.game.playing import Game
from doublelucky7.records.notation import to_text
from doublelucky7.records.record import (
    BotPlayer,
    CommittedDealing,
    HowDealt,
    Person,
    Player,
    Record,
    UncommittedDealing,
    to_json,
)
from doublelucky7.rules.actions import KeepPawn, PlaceBid, PlayCard, PlayerAction, RollDie
from doublelucky7.rules.cards import Card
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from doublelucky7.rules.views import View
from tests.architecture.tree import ROOT

FOLDER = ROOT / "docs" / "examples"
DATE = dt.date(2026, 11, 15)
MIRA = BotPlayer("Mira", "club", "1")
HIGH = 11
HIGH_TRUMP = 6
SECRET = bytes.fromhex("5ec7e7") + bytes(29)


def is_promising(card: Card, view: View) -> bool:
    if card.number is None:
        return True
    is_trump = view.trump is not None and card.colour is view.trump.colour
    return card.number >= (HIGH_TRUMP if is_trump else HIGH)


def choice(view: View) -> PlayerAction:
    """Bids the cards that look like tricks, plays high while tricks are missing, and uses the pawn from round 3 on."""
    assert view.viewer is not None
    assert view.hand is not None
    promising = sum(is_promising(card, view) for card in view.hand)
    wanted = (view.seats[view.viewer].bid or 0) - view.seats[view.viewer].tricks_won

    def liking(action: PlayerAction) -> tuple[int, int]:
        match action:
            case PlaceBid(bid=bid):
                return (-abs(bid - promising), bid)
            case PlayCard(card=card):
                height = (card.number or 15) + 20 * is_promising(card, view)
                return (height if wanted > 0 else -height, 0)
            case KeepPawn():
                return (1 if view.round < 3 else -1, 0)
            case RollDie():
                return (0, 0)
            case _:
                # Any option, another one in each round.
                return (0, (view.round * 5 + len(repr(action)) * 3) % 7)

    return max(view.legal, key=liking)


def play(game: Game, *, stand_in_from_round: int | None = None) -> Record:
    """The game played to its end; from some round on a bot decides for the first seat, in that round only."""
    while not game.is_over:
        seat = game.to_act
        stands_in = seat == 0 and game.state.round == stand_in_from_round
        game.act(choice(game.view(seat)), by=MIRA if stands_in else None)
    return game.record(DATE)


def classic() -> Record:
    """Two people, dealt from a seed; in one round a Joker is turned up and the dealer names trump (R3.2)."""
    return play(Game(["Kim", "Ada"], RuleSet(joker_trump=JokerTrump.DEALER_CHOOSES), seed=21))


def tactical_escape() -> Record:
    """Two people and a bot, fairly dealt; in round 4 another bot stood in for the first of them."""
    promise = CommittedDealing(
        algorithm=ALGORITHM,
        commitment=commitment_to(SECRET).hex(),
        contributions=(ClientContribution("c0ffee" + "00" * 29), MissingContribution(), BotContribution()),
        secret=SECRET.hex(),
    )
    players: list[str | Player] = [Person("Kim"), Person('Zoë "Z" Lind'), BotPlayer("Otto", "novice", "1")]
    return play(Game(players, RuleSet(mode=Mode.TACTICAL_ESCAPE), dealing=promise), stand_in_from_round=4)


def lucky_dice() -> Record:
    """Two people with stacked cards: the Joker is turned up in round 1, and the first roll in round 3 shows the X."""
    decks = ["R1 R2 J", "B14 G3 Y9 R4 G7"]
    game = Game(["Kim", "Ada"], RuleSet(mode=Mode.LUCKY_DICE), first_dealer=1, decks=decks, faces=[8], seed=2)
    return replace(
        play(game), dealing=UncommittedDealing(how=HowDealt.STACKED, note="Rounds 1 and 2, and the first roll")
    )


EXAMPLES = {"classic": classic, "tactical_escape": tactical_escape, "lucky_dice": lucky_dice}


def files() -> dict[Path, str]:
    """What each file of the folder is to hold."""
    records = {name: example() for name, example in EXAMPLES.items()}
    lines = {FOLDER / f"{name}.jsonl": to_json(record) + "\n" for name, record in records.items()}
    return lines | {FOLDER / f"{name}.txt": to_text(record) for name, record in records.items()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8", newline="\n")
