/**
 * Where on its host the page lives: behind a proxy it may have a prefix, such as `/cards`, which the server writes into
 * the page. Everything in the client names paths without it.
 */
const basePath = document.documentElement.dataset.basePath ?? "";

/** A path of ours as the browser must know it. */
export const at = (path: string): string => basePath + path;

/** The path of ours behind one of the browser's. */
export const within = (pathname: string): string =>
  pathname === basePath || pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) || "/" : pathname;
