import { createStore } from 'zustand/vanilla';

/** The url of the club that this document has shown; undefined: none yet. */
export const shownClubStore = createStore<{ readonly shown: string | undefined }>(() => ({
  shown: undefined,
}));
