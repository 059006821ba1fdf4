import { takeOver } from '../../service-worker/protocol.ts';

/** Lets a newer version take over, and begins this page anew with it. Other tabs go on until they are reloaded. */
export function takeUpdate(worker: ServiceWorker, container: ServiceWorkerContainer): void {
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage(takeOver);
}
