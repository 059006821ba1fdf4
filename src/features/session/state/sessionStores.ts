import { createStore } from 'zustand/vanilla';

/** A link belongs to another account than the logged-in one, so the person must decide. */
interface AccountSwitch {
  readonly code: string;
  readonly current: string;
  readonly wanted: string;
}

export const accountSwitchStore = createStore<{ readonly asked: AccountSwitch | undefined }>(() => ({
  asked: undefined,
}));

/** Whether the session of this tab came to its end by itself, such as between two presses. The login says so. A login and a logout reset it. */
export const expiredStore = createStore<{ readonly hasExpired: boolean }>(() => ({ hasExpired: false }));
