import fc from 'fast-check';
import { expect, it } from 'vitest';
import { courseMoney, openCentsOf } from '#rules/courseMoney.ts';

const order = (totalCents: number, creditedCents: number, paidCents: number) => ({
  ...{ totalCents, creditedCents, paidCents },
});
const line = (costCents: number, creditedCents = 0) => ({ costCents, creditedCents });

it.each([
  ['a credit note, which is no payment', order(130, 35, 0), [line(130, 35)], [[130, 35, 0, 95]]],
  [
    'a credit note to the course of its line',
    order(300, 40, 0),
    [line(100, 40), line(200)],
    [
      [100, 40, 0, 60],
      [200, 0, 0, 200],
    ],
  ],
  [
    'a payment over what each course asks',
    order(300, 0, 150),
    [line(100), line(200)],
    [
      [100, 0, 50, 50],
      [200, 0, 100, 100],
    ],
  ],
  [
    'money that is no longer owed to the credited course',
    order(300, 100, 300),
    [line(100, 100), line(200)],
    [
      [100, 100, 100, 0],
      [200, 0, 200, 0],
    ],
  ],
  ['an order with lines that cost nothing', order(50, 0, 20), [line(0)], [[50, 0, 20, 30]]],
])('`courseMoney` gives %s', (_what, of, lines, expected) => {
  const parts = courseMoney(of, lines).map((part) => [
    ...[part.invoicedCents, part.creditedCents, part.paidCents, part.openCents],
  ]);
  expect(parts).toEqual(expected);
});

it('`courseMoney` adds up to the order to the cent, whatever was paid, credited and given back', () => {
  const cents = fc.integer({ min: 0, max: 50_000 });
  const lines = fc.array(
    fc.record({ costCents: fc.integer({ min: -500, max: 50_000 }), creditedCents: cents }),
    { minLength: 1, maxLength: 4 },
  );
  const amounts = fc.record({
    ...{ totalCents: cents, creditedCents: cents, paidCents: fc.integer({ min: -9_999, max: 50_000 }) },
  });
  fc.assert(
    fc.property(amounts, lines, (of, parts) => {
      const shared = courseMoney(of, parts);
      const sumOf = (name: keyof (typeof shared)[number]) =>
        shared.reduce((sum, part) => sum + part[name], 0);
      expect(sumOf('invoicedCents')).toBe(of.totalCents);
      expect(sumOf('creditedCents')).toBe(of.creditedCents);
      expect(sumOf('paidCents')).toBe(of.paidCents);
      expect(sumOf('openCents')).toBe(openCentsOf(of));
    }),
  );
});
