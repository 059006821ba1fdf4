import { createStore } from 'zustand/vanilla';

interface UpdateState {
  /** A newer version of the portal that waits for the person's consent. */
  readonly waiting: ServiceWorker | undefined;
}

export const updateStore = createStore<UpdateState>(() => ({ waiting: undefined }));
