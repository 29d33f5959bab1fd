const remembered = "dl7-reloaded-at";
const atMostEvery = 30_000;

/**
 * A rebuilt server has new files under new names: loading the page again finds them, but not over and over. Answers
 * whether the page is being loaded again.
 */
export function reloadStalePage(reload: () => void = () => location.reload()): boolean {
  const last = Number(sessionStorage.getItem(remembered) ?? 0);
  if (Date.now() - last < atMostEvery) return false;
  sessionStorage.setItem(remembered, String(Date.now()));
  reload();
  return true;
}
