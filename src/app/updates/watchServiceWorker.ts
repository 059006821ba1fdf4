import { updateStore } from './updateStore.ts';

const address = '/service-worker.js';
/** Milliseconds between two looks for a newer version in a page that stays open. */
const rhythm = 60 * 60 * 1000;

/**
 * Keeps the shell on this device, and hears of newer versions. Without the browser's help (a private window, no TLS) the
 * portal works as it does online.
 */
export async function watchServiceWorker(container: ServiceWorkerContainer): Promise<void> {
  // Denied or not there: nobody needs to know.
  const registration = await container.register(address, { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  // Without a controller it is the first one, and no update.
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && container.controller) updateStore.setState({ waiting: worker });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offer(worker));
  });
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || performance.now() - lookedAt < rhythm) return;
    lookedAt = performance.now();
    // Offline it is asked again the next time.
    registration.update().catch(() => undefined);
  });
}
