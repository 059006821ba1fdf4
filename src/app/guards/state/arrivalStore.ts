import { createStore } from 'zustand/vanilla';
import type { guardTexts } from '#src/texts/nl/guard.ts';

/** What is said when somebody lands on a screen. */
export interface Arrival {
  /** Said as soon as the screen stands where the guard sends the person. */
  readonly notices: readonly (keyof typeof guardTexts.notices)[];
  /** The name of who a link just logged in, until it was said. */
  readonly loggedInAs: string | undefined;
}

interface ArrivalState extends Arrival {
  /** What `auth` was in the address that opened the portal, until it has been followed. */
  readonly code: string | undefined;
}

export const arrivalStore = createStore<ArrivalState>(() => ({
  code: undefined,
  notices: [],
  loggedInAs: undefined,
}));

/** Takes the code out of the browser's address, before anything is requested from a page that bears it. */
export function takeCode(): void {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('auth');
  if (code === null) return;
  url.searchParams.delete('auth');
  window.history.replaceState(window.history.state, '', url);
  if (code !== '') arrivalStore.setState({ code });
}
