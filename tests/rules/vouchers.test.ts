import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedVouchers, isGoodVoucher, reductionsOf, type Voucher } from '#rules/vouchers.ts';
import goodCases from '../cases/paying/goodVouchers.json' with { type: 'json' };
import cases from '../cases/paying/vouchers.json' with { type: 'json' };

const plain: Voucher = {
  nid: 1,
  kind: 'percentage',
  value: 10,
  courseNid: null,
  maxUses: null,
  uses: 0,
  isCombinable: true,
  validFrom: null,
  validUntil: null,
};
const now = new Date('2026-11-20T10:00:00+01:00');

describe('isGoodVoucher', () => {
  it.each(goodCases)('of one $name: $expected', ({ voucher, expected }) => {
    const { validFrom, validUntil, ...others } = { validFrom: null, validUntil: null, ...voucher };
    const read = (text: string | null) => (text === null ? null : new Date(text));
    const given = { ...plain, ...others, validFrom: read(validFrom), validUntil: read(validUntil) };
    expect(isGoodVoucher(given, now, new Set([103]))).toBe(expected);
  });
});

describe('combinedVouchers', () => {
  const combinable = { ...plain, nid: 1 };
  const another = { ...plain, nid: 2 };
  const alone = { ...plain, nid: 3, isCombinable: false };

  it.each([
    ['all that may be combined', [combinable, another], [1, 2]],
    ['the first where it stands alone', [alone, combinable], [3]],
    ['not what stands alone beside another', [combinable, alone, another], [1, 2]],
    ['one and the same once', [combinable, combinable], [1]],
    ['none of none', [], []],
  ])('counts %s', (_name, given, nids) => {
    expect(combinedVouchers(given).map(({ nid }) => nid)).toEqual(nids);
  });
});

describe('reductionsOf', () => {
  it.each(cases)('takes off $name', ({ vouchers, things, reductions }) => {
    // The strings of the JSON table are wider than the union type.
    const given = vouchers.map((voucher) => ({ ...plain, ...voucher }) as Voucher);
    const reducible = things.map(([courseNid, costCents]) => ({
      courseNid: courseNid ?? null,
      costCents: costCents ?? 0,
    }));
    const found = [...reductionsOf(given, reducible).values()];
    expect(reducible.map((_, index) => found.reduce((sum, shares) => sum + (shares[index] ?? 0), 0))).toEqual(
      reductions,
    );
  });

  const voucher = fc.record({
    nid: fc.integer({ min: 1, max: 50 }),
    kind: fc.constantFrom('percentage' as const, 'amount' as const),
    value: fc.integer({ min: 1, max: 100 }),
    courseNid: fc.constantFrom(null, 101, 103),
  });
  const thing = fc.record({ courseNid: fc.constantFrom(null, 101, 103), costCents: fc.nat(50_000) });

  it('never takes off more than a thing costs, and takes off a whole amount when enough is to be paid', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(voucher, { selector: ({ nid }) => nid, maxLength: 4 }),
        fc.array(thing, { maxLength: 6 }),
        (vouchers, things) => {
          const given = vouchers.map((one) => ({ ...plain, ...one }));
          const reductions = reductionsOf(given, things);
          const off = (index: number) =>
            [...reductions.values()].reduce((sum, shares) => sum + (shares[index] ?? 0), 0);
          things.forEach(({ costCents }, index) => {
            expect(off(index)).toBeGreaterThanOrEqual(0);
            expect(off(index)).toBeLessThanOrEqual(costCents);
          });
          const [only] = given;
          if (given.length !== 1 || only?.kind !== 'amount') return;
          const meant = things.filter((one) => only.courseNid === null || only.courseNid === one.courseNid);
          const cost = meant.reduce((sum, { costCents }) => sum + costCents, 0);
          const total = things.reduce((sum, _, index) => sum + off(index), 0);
          expect(total).toBe(Math.min(only.value, cost));
        },
      ),
    );
  });

  it('gives a cart the same price, whatever the order of the codes', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(voucher, { selector: ({ nid }) => nid, maxLength: 4 }),
        fc.array(thing, { maxLength: 6 }),
        (vouchers, things) => {
          const given = vouchers.map((one) => ({ ...plain, ...one }));
          expect(reductionsOf(given.toReversed(), things)).toEqual(reductionsOf(given, things));
        },
      ),
    );
  });
});
