declare const self: ServiceWorkerGlobalScope;

/**
 * Served instead of the service worker where that one is to go from every device: it takes its place, empties what it kept
 * and ends itself. Pages that are open stay as they are.
 */
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Not only once it is its turn: a browser may let go of the registration before.
  event.waitUntil(empty());
});
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end(): Promise<void> {
  await empty();
  await self.registration.unregister();
}

async function empty(): Promise<void> {
  const names = await self.caches.keys();
  await Promise.all(names.map((name) => self.caches.delete(name)));
}

export {};
