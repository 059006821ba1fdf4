import type { Connection } from '../../store/uploads/sendFile.ts';

/** The network as the browser knows it. That it is offline is certain; that it is online is not, so only retries ask. */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  online: (signal) =>
    new Promise((resolve) => {
      if (navigator.onLine || signal.aborted) return resolve();
      window.addEventListener('online', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve(), { once: true });
    }),
};
