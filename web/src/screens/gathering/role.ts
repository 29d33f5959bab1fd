/** What a device is at a table: a player's, the screen for everybody, or a watcher's. */
export type Role = "play" | "table" | "watch";

/** A phone is too small to be the table for others to look at: it shows what any watcher sees. */
export const leastTableScreen = 700;

const remembered = (link: string): string => `dl7-role-${link}`;

/** What this tab has chosen to be at a table; null before it has. */
export function roleAt(link: string): Role | null {
  const kept = sessionStorage.getItem(remembered(link));
  return kept === "play" || kept === "table" || kept === "watch" ? kept : null;
}

export function rememberRole(link: string, role: Role): void {
  sessionStorage.setItem(remembered(link), role);
}
