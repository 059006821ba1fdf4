import { keptPagesCache } from '../platform/keptPagesCache.ts';

/** Of the offline page: names what was kept on this device, and goes on by itself once there is a connection. */
async function nameKeptPages(): Promise<void> {
  const section = document.querySelector('[data-kept]');
  const list = section?.querySelector('ul');
  const kept = await caches.open(keptPagesCache);
  for (const { url } of await kept.keys()) {
    const page = await kept.match(url);
    const title = decodeURIComponent(page?.headers.get('x-title') ?? '');
    const link = document.createElement('a');
    link.href = new URL(url).pathname;
    link.textContent = title;
    const item = document.createElement('li');
    item.append(link);
    list?.append(item);
    section?.removeAttribute('hidden');
  }
}

let isLeaving = false;

/** A browser says "online" before the network is there. A reload would also call off the way of a person who just left. */
async function goOnIfConnected(): Promise<void> {
  const answer = await fetch('/service-worker.js', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok && !isLeaving) location.reload();
}

void nameKeptPages();
addEventListener('beforeunload', () => {
  isLeaving = true;
});
addEventListener('online', () => void goOnIfConnected());
document.querySelector('.action')?.addEventListener('click', () => location.reload());
