"""Notices a PostgreSQL database that was put back to an earlier state: rounds it dealt since must not be dealt again.

Recovery to a point in time and the promotion of a standby begin another timeline; a dump that is read back is in
another cluster.
"""

from __future__ import annotations

from typing import Final

from doublelucky7.storage.postgres.database import PostgresDatabase
from doublelucky7.storage.stream_ledger import StreamLedger

EPOCH: Final = "epoch"
TIMELINE: Final = "timeline"


class Timelines:
    """How often the data was put back so far."""

    def __init__(self, database: PostgresDatabase, ledger: StreamLedger) -> None:
        # The first eight digits of a segment of the log name the timeline.
        rows = database.query(
            """
            SELECT concat_ws('/', system_identifier, left(pg_walfile_name(pg_current_wal_lsn()), 8), current_database())
            FROM pg_control_system()
            """
        ).result()
        current = str(rows[0][0]).encode()
        kept, epoch = ledger.setting(TIMELINE).result(), ledger.setting(EPOCH).result()
        self.epoch = epoch if isinstance(epoch, int) else 0
        if kept is not None and kept != current:
            self.epoch += 1
            ledger.keep_setting(EPOCH, self.epoch).result()
        if kept != current:
            # Durable before the first table is loaded: a crash in between must not forget it.
            ledger.keep_setting(TIMELINE, current).result()

    def change(self) -> None:
        """There is nothing to change while the server runs."""
