/** A pad as a record that anybody can check: `docs/record-format.md` says what each field holds. */
import { isAsPrinted } from "../rules/ruleset.ts";
import type { Reading, Round } from "./reading.ts";

export const formatName = "doublelucky7-pad";
export const formatVersion = 1;

/** The record of everything written so far; a game that is not over has no result. */
export function recordOf(reading: Reading, date: string): Record<string, unknown> {
  const { setup, rounds, standings } = reading;
  const { house, ...ruleset } = setup.ruleset;
  const written = rounds.filter((round) => round.isComplete);
  const isOver = reading.isOver;
  return {
    format: formatName,
    version: formatVersion,
    date,
    ruleset,
    ...(isAsPrinted(house) ? {} : { house_rules: house }),
    people: setup.people.map(({ name }) => name),
    first_dealer: rounds[0]?.dealer ?? 0,
    rounds: written.map((round, place) => roundRecord(round, written[place - 1])),
    ...(isOver
      ? {
          result: {
            penalties: standings.map(({ penalty }) => penalty),
            totals: standings.map(({ total }) => total),
            winners: reading.winners,
          },
        }
      : {}),
  };
}

function roundRecord(round: Round, before: Round | undefined): Record<string, unknown> {
  const isSeatedAnew = before === undefined || before.seated.join() !== round.seated.join();
  return {
    round: round.round,
    cards: round.tricks,
    ...(isSeatedAnew ? { seated: round.seated } : {}),
    dealer: round.dealer,
    ...(round.turnedUp === null ? {} : { turned_up: round.turnedUp.card }),
    ...(round.turnedUp?.named ? { trump_named: round.turnedUp.named } : {}),
    bids: round.lines.map(({ placed }) => placed),
    ...(round.used === null ? {} : { wheel: round.used }),
    tricks: round.lines.map(({ tricks }) => tricks),
    ...(round.byNumbers ? {} : { winners: round.winners }),
    points: round.lines.map(({ points }) => points),
  };
}
