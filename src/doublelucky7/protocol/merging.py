"""Merges updates: what a client keeps of a table, and how changes are applied to it."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from doublelucky7.protocol.messages import PlainMessage, SentEntry, UpdateMessage, read_server_message
from doublelucky7.protocol.table_view import TableFacts, Yours
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.views import OwnView, View

_Part: TypeAlias = dict[str, Any]

_SPECTATORS_OWN: Final[_Part] = msgspec.to_builtins(OwnView())


class Update(msgspec.Struct, frozen=True, kw_only=True):
    """What just happened, if anything, and how the table looks now: a view for each own seat, or a spectator's."""

    events: tuple[SentEntry, ...]
    table: TableFacts
    yours: Yours
    views: tuple[View, ...]


class MissedUpdate(Exception):
    """Raised for changes to an update that was never received; `look` asks for everything."""


ReceivedMessage: TypeAlias = Update | PlainMessage
"""A message as a client uses it: updates are whole."""


class UpdateMerger:
    """One table as it was last sent over one connection."""

    def __init__(self) -> None:
        self._table: _Part = {}
        self._game: _Part = {}
        self._yours: _Part = {}
        self._own: dict[int, _Part] = {}

    def read(self, received: bytes | str) -> ReceivedMessage:
        """A message of the server, decoded; an update is merged with what came before it."""
        message = read_server_message(received)
        return self.merge(message) if isinstance(message, UpdateMessage) else message

    def merge(self, message: UpdateMessage) -> Update:
        """The whole update; raises `MissedUpdate` where the message builds on another than the last."""
        if message.after is msgspec.UNSET:
            self._table, self._game, self._yours, self._own = {}, {}, {}, {}
        elif self._table.get("version") != message.after:
            raise MissedUpdate(message.after)
        self._table = _changed(self._table, _read(message.table))
        self._table |= {"version": message.version, "at": message.at}
        self._game = _changed(self._game, _read(message.game))
        self._yours |= _read(message.yours)
        for raw in message.own:
            own = _read(raw)
            self._own[own["viewer"]] = self._own.get(own["viewer"], {}) | own
        whole = {"events": (), "table": self._table, "yours": self._yours, "views": self._views()}
        return msgspec.structs.replace(msgspec.convert(whole, Update), events=message.events)

    def _views(self) -> list[_Part]:
        if not self._game:
            return []
        seats = self._yours["seats"]
        return [_seated(self._game, self._own[seat]) for seat in seats] if seats else [self._game | _SPECTATORS_OWN]


def _seated(game: _Part, own: _Part) -> _Part:
    """A seat's view; whoever waits is not sent anew whose turn it is, for the game says so."""
    refused = [
        {**one, "refusal": {**one["refusal"], "seat": game["to_act"]}}
        if one["refusal"]["code"] == RefusalCode.NOT_YOUR_TURN.value
        else one
        for one in own["refused"]
    ]
    return game | own | {"refused": refused}


def _read(part: object) -> _Part:
    return msgspec.json.decode(part, type=dict[str, Any]) if isinstance(part, msgspec.Raw) else {}


def _changed(before: _Part, changes: _Part) -> _Part:
    """An object with its changed fields; of `seats` only those that changed are listed."""
    after = before | changes
    if "seats" in before and "seats" in changes:
        seats = {seat["seat"]: seat for seat in before["seats"]}
        seats |= {seat["seat"]: seats.get(seat["seat"], {}) | seat for seat in changes["seats"]}
        after["seats"] = list(seats.values())
    return after
