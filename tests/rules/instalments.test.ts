import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { instalmentsOf, invoicedLaterOf, joinInstalments, monthsAfter, partsOf } from '#rules/instalments.ts';
import instalmentCases from '../cases/paying/instalments.json' with { type: 'json' };
import partsCases from '../cases/paying/partsOf.json' with { type: 'json' };

describe('partsOf', () => {
  it.each(partsCases)('$name', ({ amount, parts, deposit, expected }) => {
    expect(partsOf({ amountCents: amount, parts, depositCents: deposit ?? undefined })).toEqual(expected);
  });

  it('gives the requested number of parts, none below zero, which add up to the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: undefined }),
        (amountCents, parts, depositCents) => {
          const divided = partsOf({ amountCents, parts, depositCents });
          expect(divided).toHaveLength(parts);
          expect(Math.min(...divided)).toBeGreaterThanOrEqual(0);
          expect(divided.reduce((sum, part) => sum + part, 0)).toBe(amountCents);
        },
      ),
    );
  });
});

describe('joinInstalments', () => {
  it.each(instalmentCases)('$name', ({ today, parts, expected }) => {
    const plans = parts.map((ofOne) =>
      ofOne.map((amountCents, month) => ({ dueOn: monthsAfter(today, month), amountCents })),
    );
    expect(joinInstalments(plans).map(({ dueOn, amountCents }) => [dueOn, amountCents])).toEqual(expected);
  });
});

describe('instalmentsOf', () => {
  const today = '2026-11-20';
  const [december, march] = ['2026-12-15', '2027-03-15'];
  const third = { percentage: 33 };
  it.each([
    [
      'a month apart without days of the club',
      10_000,
      undefined,
      [
        [today, 5_000],
        ['2026-12-20', 5_000],
      ],
    ],
    [
      'what no part asks today',
      10_000,
      [{ day: march, percentage: 40 }],
      [
        [today, 6_000],
        [march, 4_000],
      ],
    ],
    [
      'nothing today where the parts are all of it',
      10_001,
      [
        { day: december, percentage: 50 },
        { day: march, percentage: 50 },
      ],
      [
        [today, 0],
        [december, 5_001],
        [march, 5_000],
      ],
    ],
    [
      'a part whose day is over, or is today, today',
      9_000,
      [
        { day: '2026-09-15', ...third },
        { day: today, ...third },
        { day: march, percentage: 34 },
      ],
      [
        [today, 5_940],
        [march, 3_060],
      ],
    ],
    [
      'everything today after the last day',
      9_000,
      [{ day: '2026-09-15', percentage: 100 }],
      [[today, 9_000]],
    ],
    [
      'amounts, and less on the last day for whoever pays less',
      5_000,
      [
        { day: december, amountCents: 4_000 },
        { day: march, amountCents: 4_000 },
      ],
      [
        [today, 0],
        [december, 4_000],
        [march, 1_000],
      ],
    ],
    [
      'no part of nothing',
      3_000,
      [
        { day: december, amountCents: 4_000 },
        { day: march, amountCents: 4_000 },
      ],
      [
        [today, 0],
        [december, 3_000],
      ],
    ],
  ] as const)('asks %s', (_what, amountCents, own, expected) => {
    const planned = instalmentsOf({ amountCents, parts: 2, own }, today);
    expect(planned.map((one) => [one.dueOn, one.amountCents])).toEqual(expected);
  });

  it('asks the whole amount and never less than nothing, whatever the parts and the day', () => {
    const part = fc.oneof(
      fc.record({ percentage: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amountCents: fc.integer({ min: 1, max: 100_000 }) }),
    );
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(part, { minLength: 1, maxLength: 12 }),
        fc.nat(400),
        (amountCents, given, shift) => {
          const own = given.map((one, index) => ({ ...one, day: monthsAfter('2026-09-15', index) }));
          const planned = instalmentsOf({ amountCents, parts: 1, own }, daysAfter('2026-09-01', shift));
          expect(planned.reduce((sum, one) => sum + one.amountCents, 0)).toBe(amountCents);
          expect(Math.min(...planned.map((one) => one.amountCents))).toBeGreaterThanOrEqual(0);
          const days = planned.map(({ dueOn }) => dueOn);
          expect(days).toEqual([...new Set(days)].sort());
        },
      ),
    );
  });
});

describe('invoicedLaterOf', () => {
  it.each([
    ['everything, where nothing is paid in parts', 13_050, [], 13_050],
    ['what the parts leave', 24_700, [5_825, 5_825], 13_050],
    ['nothing, where the parts are all of it', 11_650, [5_825, 5_825], 0],
    ['never less than nothing', 5_000, [5_825], 0],
  ])('gives %s', (_name, payLater, parts, expected) => {
    expect(invoicedLaterOf(payLater, parts)).toBe(expected);
  });
});

describe('monthsAfter', () => {
  it('gives the same day in the later month, or the last day of a shorter month', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 60 }),
        (date, months) => {
          const day = date.toISOString().slice(0, 10);
          const later = monthsAfter(day, months);
          const [year = 0, month = 0] = day.split('-').map(Number);
          const wanted = year * 12 + month + months;
          const [laterYear = 0, laterMonth = 0, laterDay = 0] = later.split('-').map(Number);
          expect(laterYear * 12 + laterMonth).toBe(wanted);
          const lastOfMonth = new Date(Date.UTC(laterYear, laterMonth, 0)).getUTCDate();
          expect(laterDay).toBe(Math.min(Number(day.slice(8)), lastOfMonth));
        },
      ),
    );
  });
});
