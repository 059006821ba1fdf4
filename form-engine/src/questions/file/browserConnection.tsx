import type { Connection } from '../../store/uploads/sendFile.ts';

/**
 * The network state according to the browser. `navigator.onLine` is reliable when false but not when true, so only
 * retries use it.
 */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  online: (signal) =>
    new Promise((resolve) => {
      if (navigator.onLine || signal.aborted) return resolve();
      window.addEventListener('online', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve(), { once: true });
    }),
};
