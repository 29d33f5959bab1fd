"""Random games on paper: every mode, option, table size, kind of dealing and stand-in, finished or broken off."""

import datetime as dt
import hashlib
from random import Random

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.commitment import (
    BotContribution,
    ClientContribution,
    Contribution,
    MissingContribution,
    commitment_to,
    game_key,
    key_from_seed,
)
from doublelucky7.dealing.supply import chance_for
from doublelucky7.records.building import Decided, record_of
from doublelucky7.records.record import (
    BotPlayer,
    CommittedDealing,
    Dealing,
    HowDealt,
    Person,
    Player,
    Record,
    Seed,
    UncommittedDealing,
)
from doublelucky7.rules.actions import Action, ChanceAction
from doublelucky7.rules.engine import act, start
from doublelucky7.rules.events import Event
from doublelucky7.rules.first_dealer import draws_made
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, JokerTrump, Mode, RuleSet
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForChance

NAMES = [
    "Kim",
    "Zoë",
    "李 小龍",
    "O'Brien  Jr.",
    'the "Joker"',
    "*_~`<b>&",
    "a\\u{41}\u2028 ",
    " ",
    "Seat A",
    "🎲",
    "End",
]
STAND_INS: list[Player] = [BotPlayer("Mira", "club", "1"), BotPlayer("Mira", "club", "2"), Person("Uncle Bob")]


def random_ruleset(random: Random) -> RuleSet:
    return RuleSet(
        rounds=random.choice([7, 14]),
        mode=random.choice(list(Mode)),
        joker_trump=random.choice(list(JokerTrump)),
        open_memory=random.choice([False, True]),
    )


def play_out(ruleset: RuleSet, players: int, key: bytes, random: Random) -> list[tuple[Action, State]]:
    """A whole game of random choices: each action with the state it led to."""
    state, events = start(ruleset, players), list[Event]()
    steps: list[tuple[Action, State]] = []
    while not state.is_over:
        action: Action
        if isinstance(state.waiting, WaitingForChance):
            action = chance_for(key, state.waiting, state.round, draws_made(events))
        else:
            action = random.choice(legal_actions(state))
        outcome = act(state, action)
        state = outcome.state
        events.extend(outcome.events)
        steps.append((action, state))
    return steps


def random_seats(players: int, random: Random) -> list[Player]:
    def sit_down() -> Player:
        name = random.choice(NAMES)
        return Person(name) if random.random() < 0.5 else BotPlayer(name, random.choice(NAMES), "1.0")

    return [sit_down() for _ in range(players)]


def secret_bytes(random: Random) -> bytes:
    return hashlib.sha256(random.randbytes(8)).digest()


def committed(players: int, random: Random) -> CommittedDealing:
    secret = secret_bytes(random)
    kinds: list[Contribution] = [
        ClientContribution(secret_bytes(random).hex()),
        MissingContribution(),
        BotContribution(),
    ]
    return CommittedDealing(
        algorithm=ALGORITHM,
        commitment=commitment_to(secret).hex(),
        contributions=tuple(random.choice(kinds) for _ in range(players)),
        secret=secret.hex(),
    )


def random_dealing(players: int, random: Random) -> tuple[Dealing, bytes]:
    """A dealing and the key its game is dealt from."""
    if random.random() < 0.4:
        promise = committed(players, random)
        assert promise.secret is not None
        return promise, game_key(bytes.fromhex(promise.secret), promise.contributions)
    seed, game = random.randrange(10**6), random.randrange(9)
    key = key_from_seed(seed, game)
    if random.random() < 0.5:
        how = random.choice([HowDealt.SEEDED, HowDealt.DUPLICATE])
        return UncommittedDealing(how=how, seed=Seed(ALGORITHM, seed, game)), key
    note = random.choice([None, *NAMES])
    return UncommittedDealing(how=random.choice([HowDealt.STACKED, HowDealt.DUPLICATE]), note=note), key


def with_stand_ins(actions: list[Action], seats: list[Player], random: Random) -> list[Action | Decided]:
    often = random.choice([0.0, 0.05])
    found: list[Action | Decided] = []
    for action in actions:
        if isinstance(action, ChanceAction) or random.random() >= often:
            found.append(action)
        else:
            found.append(Decided(action, random.choice([*STAND_INS, seats[action.seat]])))
    return found


def random_record(seed: int) -> Record:
    """One of very many records, picked by its seed."""
    random = Random(seed)
    ruleset = random_ruleset(random)
    players = random.randint(FEWEST_PLAYERS, MOST_PLAYERS)
    return recorded(ruleset, players, random)


def recorded(ruleset: RuleSet, players: int, random: Random) -> Record:
    """A random game of this kind, two times out of three played to the end."""
    seats = random_seats(players, random)
    dealing, key = random_dealing(players, random)
    actions = [action for action, _ in play_out(ruleset, players, key, random)]
    if random.random() < 1 / 3:
        actions = actions[: random.randrange(len(actions))]
        if isinstance(dealing, CommittedDealing):
            dealing = committed_and_still_secret(dealing)
    date = random.choice([None, dt.date(2026, 11, 15)])
    return record_of(ruleset, seats, dealing, with_stand_ins(actions, seats, random), date)


def committed_and_still_secret(dealing: CommittedDealing) -> CommittedDealing:
    return CommittedDealing(
        algorithm=dealing.algorithm, commitment=dealing.commitment, contributions=dealing.contributions
    )


def finished(mode: Mode = Mode.CLASSIC, players: int = 4, rounds: int = 7, seed: int = 7) -> Record:
    """A plain finished game between people, dealt from a seed."""
    ruleset = RuleSet(mode=mode, rounds=14 if rounds == 14 else 7)
    actions = [action for action, _ in play_out(ruleset, players, key_from_seed(seed, 0), Random(seed))]
    dealing = UncommittedDealing(how=HowDealt.SEEDED, seed=Seed(ALGORITHM, seed, 0))
    return record_of(ruleset, [Person(name) for name in "ABCDEFG"[:players]], dealing, actions)
