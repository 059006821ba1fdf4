import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { isOverdue, keptPagesCache } from '../platform/storage/keptPagesCache.ts';
import { offlinePage, takeOver } from './protocol.ts';

/** The files of the shell that every page needs, listed by the build. */
declare const shellFiles: PrecacheEntry[];
declare const self: ServiceWorkerGlobalScope;

// Precaches only the shell. The worker itself caches no page and no API answer, because their data changes.
// Decision: docs/decisions/0056-a-service-worker-that-keeps-little.md
precacheAndRoute(shellFiles, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

const network = new NetworkOnly();
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await network.handle(options);
      } catch {
        return (await keptPage(options.url)) ?? (await matchPrecache(offlinePage)) ?? Response.error();
      }
    },
    // Addresses that the server itself answers: documents and the checkout.
    { denylist: [/^\/api[/?]/, /^\/test-checkout\//] },
  ),
);

/** A page is kept for its whole address, or for its path with any query. */
async function keptPage({ pathname, search }: URL): Promise<Response | undefined> {
  const cache = await self.caches.open(keptPagesCache);
  for (const path of new Set([pathname + search, pathname])) {
    const page = await cache.match(path);
    if (page && !isOverdue(page, Date.now())) return page;
    if (page) await cache.delete(path);
  }
}

self.addEventListener('activate', (event) => {
  // Navigation preload: a page request doesn't wait for the worker to start.
  event.waitUntil(self.registration.navigationPreload.enable());
});

// Takes over only with the person's consent, because an open page still needs the files of its own version.
self.addEventListener('message', (event) => {
  if (event.data === takeOver) void self.skipWaiting();
});
