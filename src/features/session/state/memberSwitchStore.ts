import { createStore } from 'zustand/vanilla';

/** What happens before a person becomes another member: the header asks about a filled cart, where it is loaded. */
export const memberSwitchStore = createStore<{
  /** Selects the member and calls `then`, unless the person decides otherwise. */
  readonly ask: ((uid: number, then?: () => void) => void) | undefined;
}>(() => ({ ask: undefined }));
