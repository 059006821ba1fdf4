import { describe, expect, test } from 'vitest';
import { pollDelay } from '#src/features/payment/view/pollDelay.ts';

const minute = 60_000;

describe('pollDelay', () => {
  test.each([
    [0, 1_000],
    [4_000, 1_000],
    [20_000, 5_000],
    [10 * minute, 20_000],
    [24 * 60 * minute, 20_000],
  ])('polls a payment in progress after %i ms again in %i ms', (elapsed, delay) =>
    expect(pollDelay({ isProcessing: true, isAway: false, elapsed })).toBe(delay),
  );
  test('does not poll when no payment is expected', () =>
    expect(pollDelay({ isProcessing: false, isAway: false, elapsed: 0 })).toBe(false));
  test('polls for a person who left to pay, but not for ever', () => {
    expect(pollDelay({ isProcessing: false, isAway: true, elapsed: 0 })).toBe(1_000);
    expect(pollDelay({ isProcessing: false, isAway: true, elapsed: 15 * minute })).toBe(false);
  });
});
