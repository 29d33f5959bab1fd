"""Settings of a server: where it listens and stores data, which origins and proxy it accepts, and its limits."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from doublelucky7.protocol.http import Reach

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000_000)]
Measure: TypeAlias = Annotated[float, msgspec.Meta(gt=0, le=1_000_000_000)]
"""The numbers a limit can be: more than none, and finite."""


Days: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class Proxy(Enum):
    """Whether the headers of a proxy in front of the server are believed."""

    NONE = "none"
    TRUSTED = "trusted"


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one client, one address and the whole server may do; everything beyond is refused, never queued."""

    connections: Count = 20_000
    connections_an_address: Count = 500
    tables: Count = 10_000
    tables_a_minute: Measure = 20.0
    table_burst: Count = 30
    messages_a_second: Measure = 10.0
    message_burst: Count = 40
    requests_a_second: Measure = 100.0
    request_burst: Count = 2_000
    """From one address, behind which a family of twenty may load the page at once."""
    person_requests_a_second: Measure = 10.0
    person_request_burst: Count = 100
    games_read_a_second: Measure = 10.0
    games_read_burst: Count = 200
    """Requests that read a whole game, as a replay does, from one address."""
    code_guesses_a_minute: Measure = 10.0
    code_guess_burst: Count = 10
    outgoing_bytes: Count = 1_000_000
    """How much may wait to be sent to one client before it counts as too slow."""
    body_bytes: Count = 32_768
    body_seconds: Measure = 10.0
    """How long a client may take to send a request."""
    bot_seconds: Measure = 5.0
    """How long a bot may think before the fallback answers for it."""
    bot_threads: Count = 2
    person_bytes_an_hour: Count = 20_000_000
    person_bytes: Count = 500_000_000
    """What one person may store in an hour, and what the tables they opened may take in all."""
    table_bytes_an_hour: Count = 5_000_000
    table_bytes: Count = 10_000_000
    address_bytes_an_hour: Count = 100_000_000
    address_bytes: Count = 5_000_000_000
    disk_warning_bytes: Count = 1_000_000_000
    """With less free space the log warns."""
    disk_reserve_bytes: Count = 200_000_000
    """With less free space no table can be opened."""


class KeptDays(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """For how many days tables are kept that nobody uses any more; None is for ever."""

    unstarted: Days | None = 30
    unfinished: Days | None = None
    finished: Days | None = None
    pads: Days | None = None


class ListeningAddress(msgspec.Struct, frozen=True):
    """An address and a port to listen at."""

    address: str
    port: int


class NodeSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one node of several needs to know: the shared database, and its own part in it."""

    database: str
    """The address of the PostgreSQL database, such as `postgresql://dl7@localhost/dl7`."""
    name: str
    """The name that the proxy knows this node by."""
    lease_seconds: Measure = 2.0
    """After so long without a sign of life another node may take this one's tables."""
    check_seconds: Measure = 1.0
    """How long the proxy takes to notice that `/readyz` has failed."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be chosen by flag or environment variable."""

    reach: Reach
    address: str
    port: int
    data: Path
    origins: tuple[str, ...] = ()
    """Origins accepted beside the server's own addresses."""
    base_path: str = ""
    """The prefix of every path, such as `/cards`, where a proxy gives the server only a part of a host."""
    proxy: Proxy = Proxy.NONE
    limits: Limits = Limits()
    keep: KeptDays = KeptDays()
    metrics: ListeningAddress | None = None
    """Where the metrics are read, None for nowhere."""
    bots: tuple[str, ...] = ()
    """Bots of other packages that may sit at tables, by the names of their entry points."""
    node: NodeSettings | None = None
    """Where several nodes share one database; None for a server that is alone."""
