"""How a table begins: what its creator chose, and the first entries of its stream."""

from __future__ import annotations

import msgspec

from doublelucky7.protocol.sitting import GameId, Holder, TableSettings
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.tables.house import Guest


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What a creator chose; link and code are the lobby's, unguessable and free; people in `holders` sit at once."""

    game: GameId
    link: str
    code: str
    host: Guest
    ruleset: RuleSet
    holders: tuple[Holder, ...]
    settings: TableSettings = TableSettings()
    forfeits: tuple[str, ...] = ()
    number: int = 1
    previous: GameId | None = None
