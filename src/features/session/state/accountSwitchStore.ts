import { createStore } from 'zustand/vanilla';

/** A link stands for somebody else than who is logged in: the person decides. */
export interface AccountSwitch {
  readonly code: string;
  readonly current: string;
  readonly wanted: string;
}

export const accountSwitchStore = createStore<{ readonly asked: AccountSwitch | undefined }>(() => ({
  asked: undefined,
}));
