import { keptPagesCache } from '#src/platform/keptPagesCache.ts';
import { drawKeptPage } from '../view/drawKeptPage.ts';
import type { KeptPage } from '../view/keptPage.ts';

/** No scripts and no requests. */
const staticPage = "default-src 'none'; style-src 'self'; font-src 'self'";
/** The script of the offline page, and its request that tells whether the connection is back. */
const ownScript = "script-src 'self'; connect-src 'self'";

/** Saves the current content of a screen and replaces an older copy. */
export async function keepPage(page: KeptPage): Promise<void> {
  const cache = await caches.open(keptPagesCache);
  await cache.put(
    page.path,
    new Response(drawKeptPage(page), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': page.choices ? `${staticPage}; ${ownScript}` : staticPage,
        // The title in the list of the offline page. It is encoded, because a header allows only Latin-1 characters.
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

/**
 * Whether pages can be saved here. Some browsers forbid it in private windows, and a frame of another site has no use for it.
 */
export function canKeepPages(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator && window === window.top;
}
