"""Why something was refused, said kindly to the one who tried it."""

from __future__ import annotations

from collections.abc import Sequence

from doublelucky7.rules.refusals import Refusal
from doublelucky7.rules.ruleset import Seat
from doublelucky7.wording.pieces import card_in_words, colour_in_words, option_in_words
from doublelucky7.wording.speech import Datum, Wording, key


def reason(refusal: Refusal, names: Sequence[str], wording: Wording) -> str:
    """A refusal as a sentence; the names are those of the seats, in order."""
    return wording.say(key("refusal", refusal.code.value), **_data_of(refusal, names, wording))


def _data_of(refusal: Refusal, names: Sequence[str], wording: Wording) -> dict[str, Datum]:
    data: dict[str, Datum] = {}
    if refusal.seat is not None:
        data["name"] = _name_of(refusal.seat, names)
    if refusal.card is not None:
        data["card"] = card_in_words(refusal.card, wording)
    if refusal.colour is not None:
        data["colour"] = colour_in_words(refusal.colour, wording)
    if refusal.option is not None:
        data["option"] = option_in_words(refusal.option, wording)
    counts = {"bid": refusal.bid, "tricks": refusal.tricks, "players": refusal.players, "face": refusal.face}
    return data | {name: count for name, count in counts.items() if count is not None}


def _name_of(seat: Seat, names: Sequence[str]) -> str:
    # A seat that does not exist has only its number, counted from 0 as in actions and records.
    return names[seat] if 0 <= seat < len(names) else str(seat)
