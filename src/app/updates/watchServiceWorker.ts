import { updateStore } from './updateStore.ts';

const address = '/service-worker.js';
/** Minimum time between two checks for a newer version while a page stays open, in milliseconds. */
const rhythm = 60 * 60 * 1000;

/**
 * Registers the service worker, which caches the shell on this device, and watches for newer versions. Where the browser has no
 * service worker (a private window, no TLS), the portal works online only.
 */
export async function watchServiceWorker(container: ServiceWorkerContainer): Promise<void> {
  // A denied or missing registration is no error for the person.
  const registration = await container.register(address, { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  // Without a controller, this worker is the first one and not an update.
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
    // An offline check fails; the next check tries again.
    registration.update().catch(() => undefined);
  });
}
