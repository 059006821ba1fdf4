import { createStore } from 'zustand/vanilla';

interface RedirectingState {
  /** Where the browser is on its way to; undefined: the page stays. */
  readonly to: string | undefined;
}

/** Set while the page is being left for another one, which on a slow line takes its time (specification 4.3). */
export const redirectingStore = createStore<RedirectingState>(() => ({ to: undefined }));
