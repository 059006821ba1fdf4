import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { keptPagesCache } from '../platform/keptPagesCache.ts';
import { offlinePage, takeOver } from './protocol.ts';

/** What every page begins with, by the build. */
declare const shellFiles: PrecacheEntry[];
declare const self: ServiceWorkerGlobalScope;

// A page itself is never kept: what it holds today is on the network. Nor is anything that the API answered.
precacheAndRoute(shellFiles, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

const network = new NetworkOnly();
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await network.handle(options);
      } catch {
        return (
          (await keptPage(options.url.pathname)) ?? (await matchPrecache(offlinePage)) ?? Response.error()
        );
      }
    },
    // What the browser opens of the server itself: documents, the checkout.
    { denylist: [/^\/api[/?]/, /^\/test-checkout\//] },
  ),
);

async function keptPage(path: string): Promise<Response | undefined> {
  const cache = await self.caches.open(keptPagesCache);
  return cache.match(path);
}

self.addEventListener('activate', (event) => {
  // A page doesn't wait for the worker to start.
  event.waitUntil(self.registration.navigationPreload.enable());
});

// Only on a person's word: a page that is open goes on with the files that it began with.
self.addEventListener('message', (event) => {
  if (event.data === takeOver) void self.skipWaiting();
});
