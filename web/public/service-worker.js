/**
 * Opens the page where the server cannot be reached, so that it can say so in the reader's language.
 * It keeps what this device has used of the page, and nothing that is told about games.
 */
const kept = "doublelucky7-page";
const base = new URL("./", location.href).pathname;
const page = base;
/** A file to save, not a page to show. */
const padFile = `${base}pad.html`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(kept).then((cache) => cache.add(new Request(page, { cache: "reload" }))));
  self.skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

/** The page tells what it had loaded before we came. */
addEventListener("message", (event) => {
  const files = Array.isArray(event.data?.keep) ? event.data.keep : [];
  event.waitUntil(caches.open(kept).then((cache) => Promise.all(files.map((file) => keepOnce(cache, file)))));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin && !pathname.startsWith(`${base}api/`) && pathname !== padFile;
  if (request.method !== "GET" || !isOurs) return;
  if (request.mode === "navigate") event.respondWith(navigate(request));
  else if (pathname.startsWith(`${base}assets/`)) event.respondWith(asset(request));
});

async function keepOnce(cache, file) {
  if (!new URL(file, location.origin).pathname.startsWith(`${base}assets/`)) return;
  if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
}

/** The newest page if there is one to be had, else the one we keep. */
async function navigate(request) {
  const cache = await caches.open(kept);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) await turnTo(cache, answer.clone());
    return answer;
  } catch (failure) {
    const old = await cache.match(page);
    if (!old) throw failure;
    return old;
  }
}

/** A rebuilt page comes with files of other names; those of the one before it are of no use any more. */
async function turnTo(cache, answer) {
  const old = await cache.match(page);
  const [before, now] = await Promise.all([old?.text(), answer.clone().text()]);
  if (before === now) return;
  for (const file of await cache.keys()) await cache.delete(file);
  await cache.put(page, answer);
}

/** Files with a fingerprint in their name never change. */
async function asset(request) {
  const cache = await caches.open(kept);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
