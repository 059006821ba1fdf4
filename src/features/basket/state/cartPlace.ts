import { createStore } from 'zustand/vanilla';

/** Where the carts of this browser are kept: in the account once the server answers that it keeps them. */
export const cartPlace = createStore<{ readonly isInAccount: boolean }>(() => ({ isInAccount: false }));
