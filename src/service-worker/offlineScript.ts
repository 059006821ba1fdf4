import { isOverdue, keptPagesCache } from '../platform/storage/keptPagesCache.ts';
import { followKeptChoices } from './followKeptChoices.ts';

/**
 * Runs on the offline page, and on a kept page with choices. It lists the pages kept on this device, and reloads when the
 * connection is back.
 */
async function nameKeptPages(): Promise<void> {
  const section = document.querySelector('[data-kept]');
  const list = section?.querySelector('ul');
  const kept = await caches.open(keptPagesCache);
  for (const { url } of await kept.keys()) {
    const page = await kept.match(url);
    if (page && isOverdue(page, Date.now())) {
      await kept.delete(url);
      continue;
    }
    const title = decodeURIComponent(page?.headers.get('x-title') ?? '');
    // What a script of a kept page reads is no page.
    if (title === '') continue;
    const link = document.createElement('a');
    const { pathname, search } = new URL(url);
    link.href = pathname + search;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    list?.append(item);
    section?.removeAttribute('hidden');
  }
}

let isLeaving = false;

/**
 * Browsers report "online" before the network works, so a request checks first. A reload would also cancel a navigation just
 * started.
 */
async function goOnIfConnected(): Promise<void> {
  const answer = await fetch('/service-worker.js', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok && !isLeaving) location.reload();
}

void nameKeptPages();
addEventListener('beforeunload', () => {
  isLeaving = true;
});
addEventListener('online', () => void goOnIfConnected());
document.querySelector('.action, [data-retry]')?.addEventListener('click', () => location.reload());
// Last, because a browser that denies storage throws here.
followKeptChoices(document, localStorage);
