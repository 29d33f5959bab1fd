import { at } from "./base-path";

/**
 * Makes the page installable, and lets it open where the server is out of reach. Phones that come by plain HTTP have no
 * service worker; they lack only that.
 */
export async function becomeInstallable(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(at("/service-worker.js"));
    const { active } = await navigator.serviceWorker.ready;
    // The service worker also keeps the files that were loaded before it ran.
    const keep = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ keep: keep.filter((name) => name.startsWith(location.origin + at("/assets/"))) });
  } catch {
    // A browser that refuses, as in some private windows, plays all the same.
  }
}
