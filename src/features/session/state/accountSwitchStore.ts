import { createStore } from 'zustand/vanilla';

/** A link belongs to another account than the logged-in one, so the person must decide. */
export interface AccountSwitch {
  readonly code: string;
  readonly current: string;
  readonly wanted: string;
}

export const accountSwitchStore = createStore<{ readonly asked: AccountSwitch | undefined }>(() => ({
  asked: undefined,
}));
