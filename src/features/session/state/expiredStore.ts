import { createStore } from 'zustand/vanilla';

/** Whether the session of this tab came to its end by itself, such as between two presses. The login says so. A login and a logout reset it. */
export const expiredStore = createStore<{ readonly hasExpired: boolean }>(() => ({ hasExpired: false }));
