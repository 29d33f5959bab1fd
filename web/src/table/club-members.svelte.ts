import { api } from "../connection/http";
import type { SeatFacts } from "../protocol.generated";

/** Who at this device's table is a member of the High Rollers Club (R6.4); nobody until the server has answered. */
class ClubMembers {
  #people = $state.raw<readonly string[]>([]);

  /** Asks who at a table is a member; a server that does not answer leaves every token black. */
  async ask(link: string): Promise<void> {
    this.#people = await api.members(link).then(
      ({ people }) => people,
      () => [],
    );
  }

  includes({ holder }: SeatFacts): boolean {
    return holder.kind === "person" && this.#people.includes(holder.person);
  }
}

export const clubMembers = new ClubMembers();
