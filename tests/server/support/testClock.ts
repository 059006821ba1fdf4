import type { Clock } from '../../../server/clock.ts';

/** A Friday morning in Brussels: the demo data of the tests is relative to this day. */
const testNow = new Date('2026-11-20T10:00:00+01:00');

/** Stands still until it is moved. */
export interface TestClock extends Clock {
  reset(): void;
  advance(by: { readonly days?: number; readonly seconds?: number }): void;
}

export function testClock(): TestClock {
  let now = testNow;
  return {
    now: () => now,
    reset() {
      now = testNow;
    },
    advance({ days = 0, seconds = 0 }) {
      now = new Date(now.getTime() + (days * 24 * 60 * 60 + seconds) * 1000);
    },
  };
}
