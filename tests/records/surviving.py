"""What every record must come through unchanged."""

from doublelucky7.records.building import record_of
from doublelucky7.records.notation import from_text, to_text
from doublelucky7.records.record import Record, from_json, to_json
from doublelucky7.records.replaying import actions_of
from doublelucky7.records.verify import verify


def survives_everything(record: Record) -> None:
    assert from_json(to_json(record)) == record
    assert from_text(to_text(record)) == record
    again = record_of(record.ruleset, record.seats, record.dealing, actions_of(record), record.date)
    assert again == record
    assert verify(record) is None
