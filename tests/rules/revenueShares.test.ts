import fc from 'fast-check';
import { expect, it } from 'vitest';
import { revenueShares } from '#rules/revenueShares.ts';

const line = (account: string, cents: number, what = 'Turnen') => ({ account, what, cents });

it.each([
  ['each line to its account', 300, [line('700100', 100), line('700200', 200)], { 700100: 100, 700200: 200 }],
  ['lines of one account together', 300, [line('7001', 100), line('7001', 200)], { 7001: 300 }],
  ['a line without an account', 300, [line('', 100), line('7001', 200)], { '': 100, 7001: 200 }],
  ['a voucher of 30 over all', 270, [line('7001', 100), line('7002', 200)], { 7001: 90, 7002: 180 }],
  ['an order without lines', 300, [], { '': 300 }],
  ['a line that a card paid', 200, [line('7001', 100), line('7001', -100), line('7002', 200)], { 7002: 200 }],
])('`revenueShares` gives %s', (_what, amount, lines, expected) => {
  const shares = revenueShares(amount, lines);
  expect(Object.fromEntries(shares.map(({ account, cents }) => [account, cents]))).toEqual(expected);
});

it('`revenueShares` tells apart what is sold on one account', () => {
  const lines = [line('7001', 100), line('7001', 200, 'T-shirt'), line('7001', 50)];
  expect(revenueShares(350, lines)).toEqual([line('7001', 200, 'T-shirt'), line('7001', 150)]);
});

it('`revenueShares` adds up to the amount, whatever the lines', () => {
  const lines = fc.array(
    fc.record({
      account: fc.constantFrom('', 'a', 'b'),
      what: fc.constantFrom('c', 'd'),
      cents: fc.integer({ min: -500, max: 9_999 }),
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), lines, (amount, of) => {
      const shares = revenueShares(amount, of);
      expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(amount);
      expect(shares.every(({ cents }) => cents > 0)).toBe(true);
    }),
  );
});
