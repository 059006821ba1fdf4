import type { Clock } from '#server/clock.ts';
import { testStart } from '../../support/clock/testStart.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  reset(): void;
  advance(by: { readonly days?: number; readonly seconds?: number }): void;
}

export function testClock(): TestClock {
  let now = testStart;
  return {
    now: () => now,
    reset() {
      now = testStart;
    },
    advance({ days = 0, seconds = 0 }) {
      now = new Date(now.getTime() + (days * 24 * 60 * 60 + seconds) * 1000);
    },
  };
}
