import { keptPagesCache } from '#src/platform/keptPagesCache.ts';
import { drawKeptPage } from '../view/drawKeptPage.ts';
import type { KeptPage } from '../view/keptPage.ts';

/** Keeps what a screen says now, in place of what was kept of it before. */
export async function keepPage(page: KeptPage): Promise<void> {
  const cache = await caches.open(keptPagesCache);
  await cache.put(
    page.path,
    new Response(drawKeptPage(page), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        // It is a picture of a page: nothing in it runs, nothing is asked of others.
        'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'",
        // For the list on the offline page; a header holds Latin letters only.
        'x-title': encodeURIComponent(page.title),
      },
    }),
  );
}

export async function forgetPage(path: string): Promise<void> {
  const cache = await caches.open(keptPagesCache);
  await cache.delete(path);
}

export async function isPageKept(path: string): Promise<boolean> {
  const cache = await caches.open(keptPagesCache);
  return (await cache.match(path)) !== undefined;
}

/** Somebody can keep pages here: not in a private window of some browsers, nor in another site's frame. */
export function canKeepPages(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator && window === window.top;
}
