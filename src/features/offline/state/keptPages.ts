import { readStylesheet } from '#src/api/readStylesheet.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { isOverdue, keptPagesCache, keptUntilHeader } from '#src/platform/storage/keptPagesCache.ts';
import { isOwnDevice } from '../../session/index.ts';
import { drawKeptPage, drawKeptScreen } from '../view/drawKeptPage.ts';
import { isEmptyPage, type KeptPage } from '../view/keptPage.ts';

/** No scripts and no requests. */
const staticPage = "default-src 'none'; style-src 'self'; font-src 'self'";
/** The request of the offline page's script that tells whether the connection is back. */
const ownRequests = "connect-src 'self'";

/** Saves the current content of a screen and replaces an older copy. */
export async function keepPage(page: KeptPage): Promise<void> {
  const { html, policy } = await drawn(page);
  const cache = await caches.open(keptPagesCache);
  await cache.put(
    page.path,
    new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        // The title in the list of the offline page. It is encoded, because a header allows only Latin-1 characters.
        'x-title': encodeURIComponent(page.title),
        ...(page.until !== undefined && { [keptUntilHeader]: String(page.until) }),
      },
    }),
  );
}

async function drawn(page: KeptPage): Promise<{ readonly html: string; readonly policy: string }> {
  if ('entries' in page) return { html: drawKeptPage(page), policy: staticPage };
  const styles = await pageStyles();
  const inline = `default-src 'none'; style-src ${await sourceOf(styles)}; font-src 'self'`;
  const { script } = page;
  const scripts = script === undefined ? "'self'" : `'self' ${await sourceOf(script)}`;
  return {
    html: drawKeptScreen(page, styles),
    policy: `${inline}; script-src ${scripts}; ${ownRequests}`,
  };
}

export async function forgetPage(path: string): Promise<void> {
  await (await openKept())?.delete(path);
}

export async function isPageKept(path: string): Promise<boolean> {
  return (await (await openKept())?.match(path)) !== undefined;
}

/** The paths of all kept pages, each with its query. */
export async function keptPaths(): Promise<string[]> {
  const requests = (await (await openKept())?.keys()) ?? [];
  return requests.map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}

/** Deletes the pages whose time is over. */
export async function forgetOverdue(): Promise<void> {
  const cache = await openKept();
  for (const request of (await cache?.keys()) ?? []) {
    const page = await cache?.match(request);
    if (page && isOverdue(page, systemClock.now())) await cache?.delete(request);
  }
}

/** Undefined where nothing is kept: opening the cache would make one, also after a logout. */
async function openKept(): Promise<Cache | undefined> {
  return (await caches.has(keptPagesCache)) ? caches.open(keptPagesCache) : undefined;
}

/**
 * Whether pages can be saved here. Some browsers forbid it in private windows, and a frame of another site has no use for it.
 */
export function canKeepPages(): boolean {
  return 'caches' in window && 'serviceWorker' in navigator && window === window.top;
}

/**
 * The text of all stylesheets of this page. It is fetched rather than read from the parsed rules, which browsers write differently from
 * what was read; a stylesheet of this page is in the HTTP cache. A club's accent is left out, because a kept screen may be of another club.
 */
async function pageStyles(): Promise<string> {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]:not([data-accent]), style')];
  const texts = await Promise.all(
    sheets.map((sheet) =>
      sheet instanceof HTMLLinkElement ? readStylesheet(sheet.href) : sheet.textContent,
    ),
  );
  // Nothing in it may end the style element.
  return texts.join('\n').replaceAll('</', String.raw`<\/`);
}

/** The source of an inline stylesheet or script in a Content Security Policy, which allows this text alone. */
async function sourceOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * Keeps a page without a tap for a user who asked to stay logged in, or deletes an earlier copy of a page that has become empty. A
 * logout, also in another tab, may come while the page is fetched or written. Then nothing stays.
 */
export async function keepOwn(uid: number, page: KeptPage): Promise<void> {
  if (!isOwnDevice(uid)) return;
  const isEmpty = isEmptyPage(page);
  if (!isEmpty) await keepPage(page);
  if (isEmpty || !isOwnDevice(uid)) await forgetPage(page.path);
}
