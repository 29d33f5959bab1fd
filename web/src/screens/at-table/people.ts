import type { TableFacts } from "../../protocol.generated";
import type { TableModel } from "../../table/model.svelte";

/** What a person is called at a table, seated or not. */
export function nameOfPerson(facts: TableFacts, person: string): string {
  for (const { holder } of facts.seats) {
    if (holder.kind === "person" && holder.person === person) return holder.name;
  }
  return facts.visitors.find((visitor) => visitor.person === person)?.name ?? "";
}

/** Everybody at the table but me, with the names others see. */
export function othersAt(facts: TableFacts, me: string | null): { person: string; name: string }[] {
  const seated = facts.seats.flatMap(({ holder }) => (holder.kind === "person" ? [holder] : []));
  const all = [...seated, ...facts.visitors].filter(({ person }) => person !== me);
  return all.filter(({ person }, place) => all.findIndex((other) => other.person === person) === place);
}

/** Whether a person has no device at the table any more. */
export function isGone(facts: TableFacts, person: string): boolean {
  const own = facts.seats.filter(({ holder }) => holder.kind === "person" && holder.person === person);
  if (own.length > 0) return own.every(({ presence }) => presence === "gone");
  return !facts.visitors.some((visitor) => visitor.person === person);
}

/** Whether I alone play, with one seat, and everybody else is a bot. */
export function mayBeAdvised({ facts, latest }: TableModel): boolean {
  const people = facts?.seats.filter(({ holder }) => holder.kind !== "bot") ?? [];
  return latest?.yours.seats.length === 1 && people.length === 1;
}
