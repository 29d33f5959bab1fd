"""Every rule of the score pad changed once: the file, what it says, and what it would say instead."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final, NamedTuple

from tests.scorepad.checking import PAD


class Mutation(NamedTuple):
    """One change of one rule."""

    clause: str
    file: str
    old: str
    new: str


MUTATIONS: Final = (
    Mutation("R1.4", "rules/ruleset.ts", "2 * roundsInSeries + 1 - round", "2 * roundsInSeries - round"),
    Mutation("R1.4", "rules/ruleset.ts", "round <= roundsInSeries", "round < roundsInSeries + 99"),
    Mutation("R2.1", "rules/tricks.ts", "const jokerHeight = 15", "const jokerHeight = 13"),
    Mutation(
        "R2.1", "rules/tricks.ts", "Math.max(...heights);\n  return heights.flatMap", "14;\n  return heights.flatMap"
    ),
    Mutation("R2.4", "rules/seating.ts", "[...others, self]", "[self, ...others]"),
    Mutation("R3.1", "rules/tricks.ts", "colourOf(card) === led ? 100 + number", "colourOf(card) === led ? number"),
    Mutation("R4.1", "rules/seating.ts", "[...seated.slice(place), ...seated.slice(0, place)]", "[...seated]"),
    Mutation("R4.2", "rules/bidding.ts", "bid <= tricks", "bid < tricks"),
    Mutation("R4.2", "rules/bidding.ts", "bid >= 0", "bid > 0"),
    Mutation("R4.3", "rules/bidding.ts", "missing >= 0", "missing > 0"),
    Mutation("R4.3", "rules/bidding.ts", "length !== 1", "length === 99"),
    Mutation("R4.3", "rules/bidding.ts", "tricks - sumOf(bids)", "tricks + 1 - sumOf(bids)"),
    Mutation("R4.3", "rules/seating.ts", "clockwiseFrom(dealer, seated).at(-1)", "clockwiseFrom(dealer, seated).at(0)"),
    Mutation(
        "R4.3",
        "pad/reading.ts",
        "ruleset.house.forbidden_bid ? forbiddenBid",
        "!ruleset.house.forbidden_bid ? forbiddenBid",
    ),
    Mutation("R4.3", "rules/bidding.ts", "sumOf(bids) === tricks", "sumOf(bids) !== tricks"),
    Mutation("R5.2", "rules/tricks.ts", "holdsLedColour ? hand.filter", "!holdsLedColour ? hand.filter"),
    Mutation("R5.3", "rules/tricks.ts", "=== led || card === joker", "=== led"),
    Mutation("R5.3", "rules/tricks.ts", "colourOf(card) === led)", "colourOf(card) === led || card === joker)"),
    Mutation("R5.5", "rules/tricks.ts", "return 300", "return 0"),
    Mutation("R5.5", "rules/tricks.ts", "return 200 + number", "return 99 + number"),
    Mutation("R6.1", "rules/scoring.ts", "bid === tricks ?", "bid <= tricks ?"),
    Mutation("R6.1", "rules/scoring.ts", "house.each * tricks", "house.each * (tricks + 1)"),
    Mutation("R6.1", "rules/scoring.ts", "house.exact +", "house.exact -"),
    Mutation("R6.1", "rules/scoring.ts", ": 0;\n  return doubling", ": 1;\n  return doubling"),
    Mutation("R6.2", "rules/ruleset.ts", "doubleRound = 7", "doubleRound = 8"),
    Mutation("R6.2", "rules/scoring.ts", "2 * base", "3 * base"),
    Mutation("R6.3", "rules/scoring.ts", "Math.max(...totals", "Math.min(...totals"),
    Mutation("R6.3", "pad/reading.ts", "isOver ? points - penalty : points", "points"),
    Mutation("R6.4", "rules/scoring.ts", "clubTotal = 140", "clubTotal = 70"),
    Mutation("R6.4", "rules/scoring.ts", "total >= clubTotal", "total < clubTotal"),
    Mutation("R7.1", "rules/wheel.ts", "clockwiseAfter(dealer, seated).filter", "[...seated].filter"),
    Mutation("R7.1", "rules/wheel.ts", "filter((person) => !pawns.has(person))", "filter(() => true)"),
    Mutation("R7.2", "pad/reading.ts", "if (roundsLeftInSeries(number) === 7) pawns", "if (number === 1) pawns"),
    Mutation(
        "R7.2", "rules/wheel.ts", 'if (pawns.has(use.person)) return "pawn', 'if (!pawns.has(use.person)) return "pawn'
    ),
    Mutation("R7.3", "rules/wheel.ts", "&& whoBlocks(option, pawns) === null", ""),
    Mutation(
        "R7.5",
        "rules/wheel.ts",
        "isAvailable(rolled, pawns, round) ? [rolled]",
        "isAvailable(rolled, pawns, round) ? []",
    ),
    Mutation("R7.5", "rules/wheel.ts", "[rolled] : availableOptions(pawns, round)", "[rolled] : [rolled]"),
    Mutation("R7.5", "rules/wheel.ts", "wheelOptions.length + 1", "wheelOptions.length"),
    Mutation(
        "R7.5",
        "pad/reading.ts",
        "used?.option === undefined ? pawns : new Map(pawns).set(used.person, used.option)",
        "used === null ? pawns : new Map(pawns).set(used.person, used.option ?? 'no_trump')",
    ),
    Mutation("R7.6", "rules/wheel.ts", 'option === "double_points" && round === doubleRound', "false"),
    Mutation("R7.7", "rules/wheel.ts", "if (availableOptions(pawns, round).length === 0) return [];", ""),
    Mutation("R7.8", "rules/scoring.ts", "penaltyForUnusedPawn = 10", "penaltyForUnusedPawn = 5"),
    Mutation("R7.8", "pad/reading.ts", "(withoutPawn.get(person) ?? 0) + 1", "1"),
    Mutation("R7.8", "pad/reading.ts", "roundsLeftInSeries(number) === 1", "number === setup.ruleset.rounds"),
    Mutation("R7.8", "pad/reading.ts", "hasWheel(setup.ruleset) && round.isComplete", "round.isComplete"),
    Mutation("W1", "pad/reading.ts", "placed + (isChanged ? (used.change ?? 0) : 0)", "placed"),
    Mutation("W1", "pad/reading.ts", "used.target === person;", "used.person === person;"),
    Mutation("W3", "pad/reading.ts", 'used?.option === "change_dealer" ? (used.target ?? dealer) : dealer', "dealer"),
    Mutation("W3", "pad/reading.ts", "nextDealer(before.leader", "nextDealer(before.dealer"),
    Mutation(
        "W3",
        "rules/wheel.ts",
        'if (target === dealer) return "is_dealer_already"',
        'if (target !== dealer) return "is_dealer_already"',
    ),
    Mutation("W4", "rules/scoring.ts", 'usedDoublePoints ? "double_points" : null', "null"),
    Mutation("W4", "pad/reading.ts", '"double_points" && used.person === person', '"double_points"'),
    Mutation("W5", "rules/wheel.ts", 'use.colour === trump ? "is_trump_already" : null', '"is_trump_already"'),
)


def mutated(mutation: Mutation, folder: Path) -> None:
    """Copies the rules into a folder, one of them changed, and what they import beside it."""
    shutil.copy(PAD.parent / "protocol.generated.ts", folder.parent)
    for part in ("rules", "pad"):
        shutil.copytree(PAD / part, folder / part)
    source = folder / mutation.file
    text = source.read_text(encoding="utf-8")
    assert text.count(mutation.old) == 1, f"{mutation} is no longer what the file says"
    source.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
