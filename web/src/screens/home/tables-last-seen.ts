import type { TableList } from "../../protocol.generated";

const remembered = "dl7-tables";

/** The tables this device was sent last, null where it knows none. */
export function tablesLastSeen(): TableList | null {
  try {
    const kept = JSON.parse(localStorage.getItem(remembered) ?? "null") as TableList | null;
    return Array.isArray(kept?.yours) && Array.isArray(kept.gathering) ? kept : null;
  } catch {
    return null;
  }
}

export function rememberTables(tables: TableList): void {
  localStorage.setItem(remembered, JSON.stringify(tables));
}
