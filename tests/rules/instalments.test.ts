import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalmentsOf, invoicedLaterOf, monthsAfter, partsOf } from '#rules/instalments.ts';
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

describe('instalmentsOf', () => {
  it.each(instalmentCases)('$name', ({ today, parts, expected }) => {
    expect(instalmentsOf(parts, today).map(({ dueOn, amountCents }) => [dueOn, amountCents])).toEqual(
      expected,
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
