import { takeOver } from '../../service-worker/protocol.ts';

/** Activates the newer version and reloads this page. Other tabs keep the old version until they reload. */
export function takeUpdate(worker: ServiceWorker, container: ServiceWorkerContainer): void {
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage(takeOver);
}
