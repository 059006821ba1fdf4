import { createStore } from 'zustand/vanilla';
import type { guardTexts } from '#src/texts/nl/guard.ts';

/** Messages to show when a navigation ends on a screen. */
export interface Arrival {
  /** Shown once the screen is there to which the guard redirected. */
  readonly notices: readonly (keyof typeof guardTexts.notices)[];
  /** Name of the account that a link just logged in; cleared once it is shown. */
  readonly loggedInAs: string | undefined;
}

interface ArrivalState extends Arrival {
  /** The `auth` parameter of the address that opened the portal, until the code is followed. */
  readonly code: string | undefined;
}

export const arrivalStore = createStore<ArrivalState>(() => ({
  code: undefined,
  notices: [],
  loggedInAs: undefined,
}));

/** Removes the code from the browser's address before any request, so that no request carries the code in its referrer. */
export function takeCode(): void {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('auth');
  if (code === null) return;
  url.searchParams.delete('auth');
  window.history.replaceState(window.history.state, '', url);
  if (code !== '') arrivalStore.setState({ code });
}
