"""Which node has which link: nodes with a lease each, and the owner's number in the row of a link.

Leases are compared by the database's clock alone. A node that has not renewed in time has another number from then on.
"""

from __future__ import annotations

from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import psycopg

from doublelucky7.storage.postgres.appending import link_of
from doublelucky7.storage.postgres.connecting import Connection, connect, failure_of
from doublelucky7.storage.postgres.database import Job, PostgresDatabase, T

NODE_KEPT: Final = "1 day"
"""How long the row of a node that is gone is kept, for whoever looks into the database."""


class Claimed(msgspec.Struct, frozen=True):
    """A link that is this node's now, and what the node before handed over."""

    handover: bytes | None


class OwnedBy(msgspec.Struct, frozen=True):
    """A link that another node has, whose lease is live."""

    node: str


class NoSuchLink(msgspec.Struct, frozen=True):
    """A link that leads nowhere."""


Claim: TypeAlias = Claimed | OwnedBy | NoSuchLink


class LeaseLapsed(Exception):
    """Raised for a node that renews too late, or claims with a number that is no longer good."""


class LastNumber:
    """The number that this node had last, in a folder that is locked for it: whoever had that number is gone."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "node-number"

    def read(self) -> int | None:
        try:
            return int(self._file.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return None

    def keep(self, number: int) -> None:
        # Without it the next start waits for the end of a lease, which is no reason to stop now.
        with suppress(OSError):
            self._file.write_text(str(number), encoding="ascii")


class NodeRegister:
    """One node's row among all: made, renewed and deleted over a connection of its own, by one thread."""

    def __init__(self, url: str, name: str, lease_seconds: float, last_number: LastNumber | None = None) -> None:
        self._url, self._name, self._lease = url, name, f"{lease_seconds} seconds"
        self._last_number = last_number
        self._connection: Connection | None = None

    def register(self, before: int | None = None) -> int:
        """A new number for this node, with a lease from now on; the number before, if any, is given up.

        So is the number of the process that was this node before it died: nobody waits for the end of its lease.
        """
        if before is None and self._last_number is not None:
            before = self._last_number.read()

        def job(connection: Connection) -> int:
            connection.execute(
                "DELETE FROM node WHERE (number = %s AND name = %s) OR renewed_at < clock_timestamp() - %s::interval",
                (before, self._name, NODE_KEPT),
            )
            rows = connection.execute(
                "INSERT INTO node (name, renewed_at, lease) VALUES (%s, clock_timestamp(), %s) RETURNING number",
                (self._name, self._lease),
            )
            number: int = rows.fetchall()[0][0]
            return number

        number = self._run(job)
        if self._last_number is not None:
            self._last_number.keep(number)
        return number

    def renew(self, number: int) -> None:
        """Prolongs the lease; raises `LeaseLapsed` where it has run out."""

        def job(connection: Connection) -> int:
            return connection.execute(
                """
                UPDATE node SET renewed_at = clock_timestamp()
                WHERE number = %s AND renewed_at + lease > clock_timestamp()
                """,
                (number,),
            ).rowcount

        if self._run(job) == 0:
            raise LeaseLapsed

    def leave(self, number: int) -> None:
        """Ends the lease: what this node still has can be claimed at once."""

        def job(connection: Connection) -> None:
            connection.execute("DELETE FROM node WHERE number = %s", (number,))

        self._run(job)

    def close(self) -> None:
        """Ends the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _run(self, job: Job[T]) -> T:
        try:
            if self._connection is None or self._connection.closed:
                self._connection = connect(self._url)
            return job(self._connection)
        except psycopg.Error as error:
            self.close()
            raise failure_of(error) from error


class Ownership:
    """Claims links for this node and releases them."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    def claim(self, stream: str, number: int) -> Future[Claim]:
        """Takes the link of a stream over, unless a node with a live lease has it."""
        link = link_of(stream)

        def job(connection: Connection) -> Claim:
            row = connection.execute(
                """
                SELECT owner, name, coalesce(renewed_at + lease > clock_timestamp(), FALSE) AS is_live, handover
                FROM link LEFT JOIN node ON number = owner WHERE link = %s FOR UPDATE OF link
                """,
                (link,),
            ).fetchone()
            if row is None:
                return NoSuchLink()
            owner, name, is_live, handover = row
            if is_live and owner != number:
                return OwnedBy(name)
            claimed = connection.execute(
                """
                UPDATE link SET owner = %(number)s, handover = NULL
                WHERE link = %(link)s AND EXISTS (
                    SELECT 1 FROM node WHERE number = %(number)s AND renewed_at + lease > clock_timestamp()
                )
                """,
                {"link": link, "number": number},
            )
            if claimed.rowcount == 0:
                raise LeaseLapsed
            return Claimed(None if handover is None else bytes(handover))

        return self._database.run(job)

    def release(self, handovers: dict[str, bytes], number: int) -> Future[int]:
        """Gives the links of these streams back, each with what its next owner should know; answers how many."""
        links = [link_of(stream) for stream in handovers]

        def job(connection: Connection) -> int:
            return connection.execute(
                """
                UPDATE link SET owner = NULL, handover = given.handover
                FROM unnest(%s::text[], %s::bytea[]) AS given (link, handover)
                WHERE link.link = given.link AND owner = %s
                """,
                (links, list(handovers.values()), number),
            ).rowcount

        return self._database.run(job)
