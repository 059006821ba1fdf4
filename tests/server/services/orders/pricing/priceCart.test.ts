import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isByRule } from '#rules/reductions/reducedAlike.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { courses, vouchers as voucherTable } from '#server/db/schema.ts';
import type { CartSelection } from '#server/services/cart/cartSelection.ts';
import { costOf } from '#server/services/cart/pricedCart.ts';
import { requireClub } from '#server/services/clubs/clubs.ts';
import type { CartFacts } from '#server/services/orders/pricing/facts/cartFacts.ts';
import { loadCart } from '#server/services/orders/pricing/facts/loadCart.ts';
import { priceCart } from '#server/services/orders/pricing/priceCart.ts';
import { loadPerson } from '#server/services/people/people.ts';
import { openSeededDatabase } from '#tests/server/support/database/openSeededDatabase.ts';
import { testClock } from '#tests/server/support/testClock.ts';

const runs = process.env.MATRIX === 'full' ? 20_000 : 500;
const clock = testClock();
const number = '0930000007713';
const tariffNids = [1121, 1251, 1021];

/** Random prices, discounts and ways to pay, over the offer of a real club. */
const cents = fc.nat(60_000);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const changes = fc.record({
  tariffs: fc.array(
    fc.record({
      priceCents: cents,
      discountedPriceCents: optional(cents),
      uitpasPriceCents: optional(cents),
      depositCents: optional(cents),
      parts: fc.integer({ min: 1, max: 6 }),
      passTurns: optional(fc.integer({ min: 1, max: 3 })),
      proRata: optional(fc.constant('lessons' as const)),
      sold: fc.constantFrom(0, 10, 18),
    }),
    { minLength: 3, maxLength: 3 },
  ),
  serviceCents: cents,
  passCents: cents,
  variants: fc.array(fc.record({ priceCents: cents, qty: fc.integer({ min: 1, max: 99 }) }), {
    minLength: 2,
    maxLength: 2,
  }),
  vouchers: fc.array(
    fc.record({
      kind: fc.constantFrom('percentage' as const, 'amount' as const),
      value: fc.integer({ min: 1, max: 100 }),
      hundreds: fc.constantFrom(1, 50),
      courseNid: fc.constantFrom(null, 112, 102),
    }),
    { maxLength: 3 },
  ),
  lessons: fc.record({ over: fc.nat(12), all: fc.constant(12) }),
  reductions: fc.array(
    fc.record({
      for: fc.constantFrom('next-family-member' as const, 'next-course' as const),
      from: fc.integer({ min: 2, max: 3 }),
      value: fc.integer({ min: 1, max: 100 }),
      isAmount: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  earlier: fc.array(fc.record({ uid: fc.constantFrom(1, 2), costCents: cents }), { maxLength: 3 }),
  credits: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  club: fc.record({ isPaidLater: fc.boolean(), roundsToFiveCents: fc.boolean(), takesUitpas: fc.boolean() }),
  wishes: fc.record({ usesPass: fc.boolean(), usesPassInPart: fc.boolean(), paysInParts: fc.boolean() }),
});
type Changes = typeof changes extends fc.Arbitrary<infer Value> ? Value : never;

describe('priceCart', () => {
  let database: Awaited<ReturnType<typeof openSeededDatabase>>;
  let facts: CartFacts;
  beforeAll(async () => {
    database = await openSeededDatabase();
    const { db } = database;
    await db.update(courses).set({ ageRestrictions: null }).where(eq(courses.nid, 102));
    await db.update(voucherTable).set({ validUntil: null, isCombinable: true, maxUses: null });
    const selection: CartSelection = {
      club: await requireClub(db, { nid: 1 }, undefined),
      person: await loadPerson(db, 1),
      heldBy: 1,
      household: 1,
      shared: new Set<number>(),
      tariffs: tariffNids,
      companions: [],
      passes: [31],
      products: [6101, 6104].map((variantNid) => ({ variantNid, qty: 1 })),
      services: await servicesOf(102),
      vouchers: ['WELKOM10', 'VRIEND15', 'EENMALIG'].map((code) => ({ code, asSent: code })),
      couples: new Map(),
      uitpasNumbers: new Map([[1, number]]),
      trials: [],
      usesPass: false,
      usesPassInPart: false,
      paysInParts: false,
    };
    facts = await loadCart(db, selection, clock.now());
  });
  afterAll(() => database.close());

  const servicesOf = async (courseNid: number) => {
    const rows = await database.db.query.additionalServices.findMany({
      where: (service) => eq(service.courseNid, courseNid),
    });
    return rows.map(({ nid }) => ({ serviceNid: nid, uid: 1 }));
  };

  function changed(change: Changes): CartFacts {
    const { selection } = facts;
    const tariffOf = (nid: number) => change.tariffs[tariffNids.indexOf(nid)] ?? {};
    return {
      ...facts,
      selection: {
        ...selection,
        ...change.wishes,
        club: {
          ...selection.club,
          ...change.club,
          reductions: change.reductions.map(({ isAmount, value, ...rule }) => ({
            ...rule,
            ...(isAmount ? { amountCents: value * 100 } : { percentage: value }),
          })),
        },
        products: selection.products.map(({ variantNid }, index) => ({
          variantNid,
          qty: change.variants[index]?.qty ?? 1,
        })),
        vouchers: selection.vouchers.slice(0, change.vouchers.length),
      },
      earlier: change.earlier.map((one) => ({
        ...one,
        course: 'ballet',
        season: 2026,
        given: { 'next-family-member': 0, 'next-course': 0 },
      })),
      courses: facts.courses.map((course) => ({
        ...course,
        times: {
          ...course.times,
          starts: Array.from(
            { length: change.lessons.all },
            (_, index) => unixSecondsOf(facts.now) + (index - change.lessons.over) * 604_800 + 3_600,
          ),
        },
        tariffs: course.tariffs.map((tariff) => ({ ...tariff, ...tariffOf(tariff.nid) })),
      })),
      services: facts.services.map((service) => ({ ...service, priceCents: change.serviceCents })),
      passes: facts.passes.map((pass) => ({ ...pass, priceCents: change.passCents })),
      products: facts.products.map((product) => ({
        ...product,
        variants: product.variants.map((variant, index) => ({
          ...variant,
          priceCents: change.variants[index]?.priceCents ?? 0,
        })),
      })),
      vouchers: facts.vouchers.map((voucher, index) => {
        const made = change.vouchers[index];
        if (!made) return voucher;
        const { hundreds, kind, value, courseNid } = made;
        return { ...voucher, kind, courseNid, value: value * (kind === 'amount' ? hundreds : 1) };
      }),
      passCards: change.credits.map((credit, index) => ({ id: index + 1, credit, label: 'Beurtenkaart' })),
    };
  }

  it('has every kind of line', () => {
    const kinds = new Set(priceCart(facts).lines.map(({ type }) => type));
    expect(kinds).toEqual(new Set(['tariff', 'service', 'product', 'pass']));
  });

  it('adds up to the cent, whatever is in the cart and however it is paid', () => {
    const seen = { prepaid: 0, rounding: 0, parts: 0, vouchers: 0, rules: 0, late: 0 };
    fc.assert(
      fc.property(changes, (change) => {
        const given = changed(change);
        const cart = priceCart(given);
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        expect(sum(cart.lines.map(costOf))).toBe(cart.totalCents);
        expect(cart.payNowCents + cart.payLaterCents).toBe(cart.totalCents);
        for (const amount of [cart.totalCents, cart.payNowCents, cart.payLaterCents])
          expect(amount).toBeGreaterThanOrEqual(0);
        for (const line of cart.lines) {
          expect(Number.isInteger(costOf(line))).toBe(true);
          expect(line.discountCents).toBeGreaterThanOrEqual(0);
          const reductions = line.reductions ?? [];
          expect(sum(reductions.map((reduction) => reduction.cents))).toBe(line.discountCents);
          for (const reduction of reductions) expect(reduction.cents).toBeGreaterThan(0);
          seen.rules += reductions.filter(isByRule).length;
          seen.late += reductions.filter((reduction) => reduction.for === 'late-start').length;
          if (line.type !== 'prepaid' && line.type !== 'rounding')
            expect(costOf(line)).toBeGreaterThanOrEqual(0);
        }

        const { club, paysInParts } = given.selection;
        const later = sum(cart.instalments.map(({ amountCents }) => amountCents));
        expect(later).toBeLessThanOrEqual(cart.payLaterCents);
        if (!club.isPaidLater) expect(later).toBe(cart.payLaterCents);
        for (const { amountCents } of cart.instalments) expect(amountCents).toBeGreaterThan(0);
        const { parts } = cart;
        if (parts) {
          expect(sum(parts.summary.map(({ amountCents }) => amountCents))).toBe(parts.totalCents);
          if (paysInParts) expect(parts.payNowCents).toBe(cart.payNowCents);
          if (paysInParts) expect(later).toBe(parts.totalCents - parts.depositCents);
        }

        const rounding = cart.lines.filter(({ type }) => type === 'rounding');
        expect(rounding.length).toBeLessThanOrEqual(club.roundsToFiveCents ? 1 : 0);
        for (const line of rounding) expect(Math.abs(costOf(line))).toBeLessThanOrEqual(2);
        if (club.roundsToFiveCents) expect(cart.payNowCents % 5).toBe(0);

        const prepaid = cart.lines.filter((line) => line.type === 'prepaid');
        expect(sum(prepaid.map(({ turns }) => turns))).toBeLessThanOrEqual(sum(change.credits));
        for (const tariffNid of new Set(prepaid.map((line) => line.tariffNid))) {
          const paid = cart.lines.filter((line) => 'tariffNid' in line && line.tariffNid === tariffNid);
          const ofTariff = paid.filter(({ type }) => type !== 'service');
          expect(sum(ofTariff.map(costOf))).toBe(0);
        }
        seen.prepaid += prepaid.length;
        seen.rounding += rounding.length;
        seen.parts += cart.instalments.length;
        seen.vouchers += cart.voucherNids.length;
      }),
      { numRuns: runs },
    );
    // Each feature has to occur often enough, because otherwise the property proves nothing.
    for (const often of Object.values(seen)) expect(often).toBeGreaterThan(runs / 20);
  });

  it('takes off exactly the value of the vouchers', () => {
    fc.assert(
      fc.property(changes, (change) => {
        const given = changed({ ...change, wishes: { ...change.wishes, usesPass: false } });
        const withVouchers = priceCart(given);
        const without = priceCart({ ...given, vouchers: [] });
        const discounts = ({ lines }: typeof without) =>
          lines.reduce((total, line) => total + line.discountCents, 0);
        const off = discounts(withVouchers) - discounts(without);
        expect(off > 0).toBe(withVouchers.voucherNids.length > 0);
        const [only, ...others] = given.vouchers.filter(({ code }) =>
          given.selection.vouchers.some((one) => one.code === code),
        );
        if (only === undefined || others.length > 0 || only.courseNid !== null) return;
        const cost = without.lines
          .filter(({ type }) => type !== 'rounding')
          .reduce((total, line) => total + costOf(line), 0);
        expect(off).toBe(
          only.kind === 'amount' ? Math.min(only.value, cost) : Math.round((cost * only.value) / 100),
        );
      }),
      { numRuns: runs },
    );
  });

  it('asks the same total in whatever order the courses stand in the cart', () => {
    const order = fc.shuffledSubarray(tariffNids, { minLength: tariffNids.length });
    const wishes = { usesPass: false, usesPassInPart: false, paysInParts: false };
    fc.assert(
      fc.property(changes, order, (change, tariffs) => {
        const given = changed({ ...change, vouchers: [], wishes });
        const other = { ...given, selection: { ...given.selection, tariffs } };
        expect(priceCart(other).totalCents).toBe(priceCart(given).totalCents);
      }),
      { numRuns: runs },
    );
  });
});
