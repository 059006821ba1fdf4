declare const self: ServiceWorkerGlobalScope;

/**
 * Served instead of the service worker to remove it from every device: it replaces the worker, empties its caches and
 * unregisters itself. Open pages keep running.
 * Decision: docs/decisions/0056-a-service-worker-that-keeps-little.md
 */
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  // Empties the caches at install as well, because a browser may drop the registration before activation.
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
