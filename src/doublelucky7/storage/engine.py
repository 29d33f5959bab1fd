"""Everything that a server stores, made of one database."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from doublelucky7.storage.event_store import EventStore, StreamLookup
from doublelucky7.storage.projections import Projections
from doublelucky7.storage.sessions import SessionStore
from doublelucky7.storage.standing_answers import StandingAnswers
from doublelucky7.storage.stream_ledger import StreamLedger


class Engine(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a store; at the end the views are closed, the last notes are written, then the rest is closed."""

    store: EventStore
    lookup: StreamLookup
    sessions: SessionStore
    standing_answers: StandingAnswers
    ledger: StreamLedger
    projections: Projections
    write_last_notes: Callable[[], None]
    close: Callable[[], None]
