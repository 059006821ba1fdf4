import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClubReduction } from '#rules/reductions/clubReduction.ts';
import { clubReductions, type ReducibleRegistration } from '#rules/reductions/clubReductions.ts';
import { runs } from '#tests/setup/runs.ts';
import cases from '../../cases/paying/clubReductions.json' with { type: 'json' };

const kinds = ['next-family-member', 'next-course'] as const;
const courses = ['ballet', 'jazz', 'kamp'];

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function centsOf(rules: readonly ClubReduction[], registrations: readonly ReducibleRegistration[]): number[] {
  return clubReductions(rules, registrations).map((found) => sumOf(found.map(({ cents }) => cents)));
}

/** Orders the registrations one after the other, each by itself. @returns what each is reduced by */
function inTurns(rules: readonly ClubReduction[], registrations: readonly ReducibleRegistration[]): number[] {
  const earlier: ReducibleRegistration[] = [];
  return registrations.map((one) => {
    const found = clubReductions(rules, [...earlier, one]).at(-1) ?? [];
    const givenFor = (kind: ClubReduction['for']) =>
      sumOf(found.filter((reduction) => reduction.for === kind).map(({ cents }) => cents));
    earlier.push({
      ...one,
      given: {
        'next-family-member': givenFor('next-family-member'),
        'next-course': givenFor('next-course'),
      },
    });
    return sumOf(found.map(({ cents }) => cents));
  });
}

const percentage = fc.integer({ min: 1, max: 100 }).map((value) => ({ percentage: value }));
const amount = fc.integer({ min: 1, max: 9_000 }).map((value) => ({ amountCents: value }));
const terms = fc.oneof(percentage, amount);
/** One kind of reduction for the whole club, each rank with its own. */
const plainRules = fc.tuple(fc.constantFrom(...kinds), terms, terms).map(([kind, second, third]) => [
  { for: kind, from: 2, ...second },
  { for: kind, from: 3, ...third },
]);
const anyRules = fc.array(
  fc
    .record({
      for: fc.constantFrom(...kinds),
      from: fc.integer({ min: 2, max: 4 }),
      courses: fc.option(fc.subarray(courses, { minLength: 1 }), { nil: undefined }),
      terms,
    })
    .map(
      ({ terms: value, courses: urls, ...rule }): ClubReduction => ({
        ...rule,
        ...value,
        ...(urls && { courses: urls }),
      }),
    ),
  { maxLength: 5 },
);
const registrations = fc.array(
  fc.record({
    uid: fc.integer({ min: 1, max: 4 }),
    course: fc.constantFrom(...courses),
    season: fc.constantFrom(2026, 2026, 2027),
    costCents: fc.nat(40_000),
  }),
  { maxLength: 7 },
);

describe('clubReductions', () => {
  it.each(cases)('$name', ({ rules, registrations: given, expected }) => {
    // A JSON file has no literal types.
    const read = rules as unknown as readonly ClubReduction[];
    const inSeason = given.map((one) => ({ season: 2026, ...one }) as ReducibleRegistration);
    const found = clubReductions(read, inSeason);
    expect(found.map((those) => those.map(({ rank, cents }) => [rank ?? null, cents]))).toEqual(expected);
  });

  it('never takes off more than a registration costs, nor anything of an earlier one', () => {
    fc.assert(
      fc.property(anyRules, registrations, fc.nat(7), (rules, wanted, count) => {
        const all = wanted.map(
          (one, index): ReducibleRegistration =>
            index < count ? { ...one, given: { 'next-family-member': 0, 'next-course': 0 } } : one,
        );
        for (const [index, cents] of centsOf(rules, all).entries()) {
          expect(Number.isInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(all[index]?.given ? 0 : (all[index]?.costCents ?? 0));
        }
      }),
      runs(2_000),
    );
  });

  it('gives the same sum in whatever order the registrations stand', () => {
    const shuffled = registrations.chain((wanted) =>
      fc.tuple(fc.constant(wanted), fc.shuffledSubarray(wanted, { minLength: wanted.length })),
    );
    fc.assert(
      fc.property(plainRules, shuffled, (rules, [wanted, other]) => {
        expect(sumOf(centsOf(rules, other))).toBe(sumOf(centsOf(rules, wanted)));
      }),
      runs(2_000),
    );
  });

  it('gives as much in several orders as in one', () => {
    fc.assert(
      fc.property(plainRules, registrations, (rules, wanted) => {
        // A registration can't be reduced below 0, so an order that is too cheap for its share is the one exception.
        const together = sumOf(centsOf(rules, wanted));
        const apart = inTurns(rules, wanted);
        const isCapped = apart.some((cents, index) => cents === wanted[index]?.costCents);
        if (!isCapped) expect(sumOf(apart)).toBe(together);
        expect(sumOf(apart)).toBeLessThanOrEqual(sumOf(wanted.map(({ costCents }) => costCents)));
      }),
      runs(2_000),
    );
  });
});
