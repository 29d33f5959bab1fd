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
    if (active) keepAllFiles(active);
  } catch {
    // A browser that refuses, as in some private windows, plays all the same.
  }
}

/** The service worker also keeps files that were loaded, or asked for, before it controlled the page. */
function keepAllFiles(worker: ServiceWorker): void {
  const ours = location.origin + at("/assets/");
  const observer = new PerformanceObserver((loaded) => {
    const keep = loaded.getEntries().map(({ name }) => name);
    worker.postMessage({ keep: keep.filter((name) => name.startsWith(ours)) });
  });
  observer.observe({ type: "resource", buffered: true });
}
