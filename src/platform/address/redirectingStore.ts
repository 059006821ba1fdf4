import { createStore } from 'zustand/vanilla';

interface RedirectingState {
  /** The address to which the browser is leaving; undefined when the page stays. */
  readonly to: string | undefined;
}

/** Set while the browser leaves the page, which takes a while on a slow connection (specification 4.3). */
export const redirectingStore = createStore<RedirectingState>(() => ({ to: undefined }));
