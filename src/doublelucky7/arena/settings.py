"""What a match is about: who meets whom, over which deals, by which rules."""

from __future__ import annotations

from enum import Enum
from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from doublelucky7.rules.ruleset import (
    DOUBLE_LUCKY_7_ROUND,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    ROUNDS_IN_A_SERIES,
    RuleSet,
)

DEFAULT_DECISION_LIMIT = 10.0
"""CPU seconds after which a decision counts as too slow; far beyond any bot of ours, even uncompiled."""

_FINGERPRINT_BYTES = 8
_LONG_GAME = 14


class Contestant(Enum):
    """The two sides of a match."""

    HERO = "hero"
    OPPONENT = "opponent"


class MatchSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One hero against a table of opponents, on the same deals in every seat.

    With `cards` single rounds of that size are played instead of games.
    """

    hero: str
    opponent: str
    players: int = 4
    ruleset: RuleSet = RuleSet()
    cards: int | None = None
    deals: int = 100
    first_deal: int = 0
    seed: int = 0
    decision_limit: float = DEFAULT_DECISION_LIMIT

    def __post_init__(self) -> None:
        _require_within("players", self.players, FEWEST_PLAYERS, MOST_PLAYERS)
        _require_at_least("deals", self.deals, 1)
        _require_at_least("first_deal", self.first_deal, 0)
        _require_at_least("seed", self.seed, 0)
        if self.cards is not None:
            _require_within("cards", self.cards, 1, ROUNDS_IN_A_SERIES)
        if not self.decision_limit > 0:
            raise SettingRefused("decision_limit", self.decision_limit)

    @property
    def rounds_a_deal(self) -> int:
        """How many rounds each seat plays in each deal."""
        return self.ruleset.rounds if self.cards is None else 1

    @property
    def all_deals(self) -> range:
        """The numbers of the deals to be played."""
        return range(self.first_deal, self.first_deal + self.deals)


class SettingRefused(ValueError):
    """Raised for a setting outside its range."""

    def __init__(self, setting: str, value: float, least: int | None = None, most: int | None = None) -> None:
        super().__init__(f"{setting} cannot be {value}")
        self.setting, self.value, self.least, self.most = setting, value, least, most


def round_played(cards: int) -> int:
    """The round that stands for single rounds of this size: the first with so many cards that is not doubled."""
    # R6.2: round 7 scores double, round 8 has as many cards and does not.
    return cards + 1 if cards == DOUBLE_LUCKY_7_ROUND else cards


def ruleset_played(settings: MatchSettings) -> RuleSet:
    """The rule set of the games; single rounds are taken from a long game, which has a round 8 and never ends there."""
    return settings.ruleset if settings.cards is None else replace(settings.ruleset, rounds=_LONG_GAME)


def fingerprint_of(settings: MatchSettings) -> str:
    """A short name for everything that decides how a deal is played; how many deals are played is not part of it."""
    # In single rounds the length of the game plays no part, in games it does.
    played = replace(settings, deals=1, first_deal=0, ruleset=ruleset_played(settings))
    return blake2b(msgspec.json.encode(played), digest_size=_FINGERPRINT_BYTES).hexdigest()


def _require_within(setting: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise SettingRefused(setting, value, least, most)


def _require_at_least(setting: str, value: int, least: int) -> None:
    if value < least:
        raise SettingRefused(setting, value, least)
