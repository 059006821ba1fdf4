import { type HoldRow, isHeldAt } from './cartHolds.ts';
import { holdSeconds } from './holdTimes.ts';
import type { HoldWindow } from './holdWindows.ts';
import { windowState } from './holdWindows.ts';

/** The term of a new hold in a cart: its start, its end, and how often it was extended. */
interface HoldTerm {
  readonly heldAt: Date;
  readonly expiresAt: Date;
  readonly extensions: number;
}

export type NextHold =
  | { readonly at: 'held'; readonly term: HoldTerm; readonly window: HoldWindow }
  /** The account held places of the event to the end, and may hold them again at `until`. */
  | { readonly at: 'cooling'; readonly until: Date };

interface Held {
  /** All reservations in the cart. */
  readonly cart: readonly HoldRow[];
  /** The window of the account for the event or course. */
  readonly window: HoldWindow | undefined;
  /** Until when the places wait for the guardian of a minor. */
  readonly waitsUntil?: Date | undefined;
}

/**
 * Decides until when a new hold in a cart lasts. All holds of a cart end together, a quarter of an hour after the first was
 * added, or later where they wait for a guardian. All holds of an account for one event end with the first of them.
 */
export function nextHold({ cart, window, waitsUntil }: Held, now: Date): NextHold {
  const state = windowState(window, now);
  if (state.at === 'cooling') return state;
  const held = cart.filter((row) => isHeldAt(row, now));
  const quarter = new Date(Math.max(now.getTime() + holdSeconds.cart * 1000, waitsUntil?.getTime() ?? 0));
  const running = state.at === 'running' ? state.window : { endsAt: quarter, extensions: 0 };
  const ends = [quarter, running.endsAt, ...held.map(({ expiresAt }) => expiresAt)];
  const extensions = Math.max(running.extensions, ...held.map((row) => row.extensions));
  return {
    at: 'held',
    term: {
      heldAt: now,
      expiresAt: new Date(Math.min(...ends.map((end) => end.getTime()))),
      extensions,
    },
    window: { endsAt: running.endsAt, extensions },
  };
}
