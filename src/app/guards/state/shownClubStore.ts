import { createStore } from 'zustand/vanilla';

/** The url of the club that this document shows; undefined before the first club. */
export const shownClubStore = createStore<{ readonly shown: string | undefined }>(() => ({
  shown: undefined,
}));
