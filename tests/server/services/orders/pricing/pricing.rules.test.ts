import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClubReduction } from '#rules/reductions/clubReduction.ts';
import {
  additionalServices,
  clubs,
  courseSessions,
  courses,
  orderLines,
  passCards,
  registrations,
  tariffs,
} from '#server/db/schema.ts';
import { type Compiled, compileCart, sumsOf } from '#tests/server/support/orders/compileCart.ts';
import { arabesk, newKey, saveAnswers } from '#tests/server/support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';

const [an, noor, lars, mila] = [1, 2, 3, 4];
/** Hedendaags: 225 euros. Jazz: 195 euros. Ballet, gevorderden: 245 euros. Ballet, starters: 225 euros. */
const [modern, jazz, advanced, starters] = [1121, 1111, 1101, 1091];
const all = [modern, jazz, advanced, starters];
const children: readonly ClubReduction[] = [
  { for: 'next-family-member', from: 2, percentage: 10 },
  { for: 'next-family-member', from: 3, percentage: 20 },
];
const secondCourse: ClubReduction = { for: 'next-course', from: 2, amountCents: 2_000 };

describe('the reductions that a club gives by rule', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    const ofCourses = inArray(tariffs.nid, all);
    await db().update(courses).set({ ageRestrictions: null, birthYears: null });
    await db().update(tariffs).set({ uitpasPriceCents: null, discountedPriceCents: null }).where(ofCourses);
    await db().update(tariffs).set({ priceCents: 19_500 }).where(eq(tariffs.nid, jazz));
    await db().update(registrations).set({ status: 0 });
    await giveBy(children);
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const giveBy = (rules: readonly ClubReduction[]) =>
    db()
      .update(clubs)
      .set({ reductions: [...rules] })
      .where(eq(clubs.nid, arabesk));
  const place = (uid: number, wanted: readonly number[], total: number) =>
    parent.call('place_order', { club: arabesk, uid, tariffs: [...wanted], total }, newKey());
  const lines = ({ result }: Compiled) =>
    result.items.map(({ tariff, discount, reductions = [] }) => [
      tariff,
      discount,
      reductions.map(({ name }) => name),
    ]);
  const orderFor = async (uid: number, wanted: readonly number[]) => {
    await saveAnswers(parent, uid, [...wanted]);
    const { result } = await compileCart(parent, { uid, tariffs: [...wanted] });
    const placed = await place(uid, wanted, result.total);
    expect(placed).toMatchObject({ status: 200 });
    return result.total;
  };

  it('gives the second child the reduction, and says so with its line', async () => {
    const cart = await compileCart(parent, {
      uid: lars,
      tariffs: [jazz],
      before: [{ uid: noor, tariffs: [modern] }],
    });
    expect(lines(cart)).toEqual([[jazz, 19.5, ['Gezinskorting (2e gezinslid)']]]);
    expect(cart.result.total).toBe(175.5);
    expect(sumsOf(cart).lines).toBe(sumsOf(cart).total);
  });

  it('asks the same of carts that are ordered one after the other as it showed', async () => {
    const before = { uid: noor, tariffs: [jazz] };
    const shown = [
      await compileCart(parent, { ...before }),
      await compileCart(parent, { uid: lars, tariffs: [modern], before: [before] }),
      await compileCart(parent, {
        uid: mila,
        tariffs: [advanced],
        before: [before, { uid: lars, tariffs: [modern] }],
      }),
    ];
    const totals = shown.map(({ result }) => result.total);
    // The cheapest of three gets 20 %, and the one in the middle 10 %.
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(195 + 225 + 245 - 39 - 22.5);
    const wanted = [
      [noor, [jazz]],
      [lars, [modern]],
      [mila, [advanced]],
    ] as const;
    for (const [index, [uid, nids]] of wanted.entries()) {
      await saveAnswers(parent, uid, [...nids]);
      expect(await place(uid, nids, totals[index] ?? 0)).toMatchObject({ status: 200 });
    }
    const stored = await db()
      .select()
      .from(orderLines)
      .where(and(inArray(orderLines.tariffNid, all), sql`jsonb_array_length(reductions) > 0`));
    for (const { discountCents, reductions } of stored)
      expect(reductions.reduce((sum, { cents }) => sum + cents, 0)).toBe(discountCents);
    expect(stored).toHaveLength(2);
  });

  it('counts what the family has already, in whichever order it came', async () => {
    const first = await orderFor(noor, [jazz]);
    const second = await orderFor(lars, [modern]);
    expect([first, second]).toEqual([195, 205.5]);
    const [line] = await db().select().from(orderLines).where(eq(orderLines.tariffNid, modern));
    expect(line?.reductions).toEqual([{ for: 'next-family-member', name: 'Gezinskorting', cents: 1_950 }]);
  });

  it('refuses the price of a cart that was to be the second, where nothing was ordered before', async () => {
    await saveAnswers(parent, lars, [jazz]);
    expect(await place(lars, [jazz], 175.5)).toMatchObject({
      status: 409,
      body: { code: 'price-changed', total: 195 },
    });
  });

  it('asks the price anew of one of two orders that are placed at the same moment', async () => {
    await saveAnswers(parent, noor, [modern]);
    await saveAnswers(parent, lars, [jazz]);
    const answers = await Promise.all([place(noor, [modern], 225), place(lars, [jazz], 195)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'price-changed' });
  });

  it('counts no registration that was stopped, and none for a course that is over', async () => {
    await orderFor(noor, [modern]);
    const cart = () => compileCart(parent, { uid: lars, tariffs: [jazz] });
    expect((await cart()).result.total).toBe(175.5);
    await db()
      .update(courseSessions)
      .set({ startsAt: sql`starts_at - interval '2 years'`, endsAt: sql`ends_at - interval '2 years'` })
      .where(eq(courseSessions.courseNid, 112));
    expect((await cart()).result.total).toBe(195);
    await db()
      .update(courseSessions)
      .set({ startsAt: sql`starts_at + interval '2 years'`, endsAt: sql`ends_at + interval '2 years'` })
      .where(eq(courseSessions.courseNid, 112));
    expect((await cart()).result.total).toBe(175.5);
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.tariffNid, modern));
    expect((await cart()).result.total).toBe(195);
  });

  it('counts no course of another season: whoever renews in June has no second course yet', async () => {
    await giveBy([secondCourse, ...children]);
    await orderFor(noor, [modern]);
    const reductionsOf = async (uid: number) => lines(await compileCart(parent, { uid, tariffs: [jazz] }));
    expect(await reductionsOf(noor)).toEqual([[jazz, 20, ['Korting voor de 2e inschrijving']]]);
    const [{ nid = 0 } = {}] = await db()
      .select({ nid: tariffs.courseNid })
      .from(tariffs)
      .where(eq(tariffs.nid, jazz));
    const { startsAt, endsAt } = courseSessions;
    await db()
      .update(courseSessions)
      .set({ startsAt: sql`${startsAt} + interval '1 year'`, endsAt: sql`${endsAt} + interval '1 year'` })
      .where(eq(courseSessions.courseNid, nid));
    expect(await reductionsOf(noor)).toEqual([[jazz, 0, []]]);
    expect(await reductionsOf(lars)).toEqual([[jazz, 0, []]]);
  });

  it('counts a registration that the club made, at the price of its tariff', async () => {
    await db()
      .insert(registrations)
      .values({ uid: noor, tariffNid: modern, status: 1, isTicket: false, registeredAt: server.clock.now() });
    expect((await compileCart(parent, { uid: lars, tariffs: [jazz] })).result.total).toBe(175.5);
  });

  it('counts no waiting list, and nothing that turns of a pass pay', async () => {
    const cart = () =>
      compileCart(parent, { uid: lars, tariffs: [jazz], before: [{ uid: noor, tariffs: [modern] }] });
    await db().update(tariffs).set({ capacity: 0, sold: 0 }).where(eq(tariffs.nid, modern));
    expect((await cart()).result.total).toBe(195);
    await db().update(tariffs).set({ capacity: null, passTurns: 1 }).where(eq(tariffs.nid, modern));
    expect((await cart()).result.total).toBe(175.5);
    await db().update(passCards).set({ uid: noor, credit: 5, validUntil: null });
    const before = [{ uid: noor, tariffs: [modern], passAsPrepaid: true }];
    expect((await compileCart(parent, { uid: lars, tariffs: [jazz], before })).result.total).toBe(195);
  });

  it('counts no service beside a course that costs nothing', async () => {
    await db().update(tariffs).set({ priceCents: 0 }).where(eq(tariffs.nid, modern));
    const [service] = await db()
      .insert(additionalServices)
      .values({ courseNid: 112, title: 'Kniebeschermers', priceCents: 5_000 })
      .returning();
    await saveAnswers(parent, noor, [modern]);
    const selectedAdditionalServices = [String(service?.nid)];
    const ordered = { club: arabesk, uid: noor, tariffs: [modern], selectedAdditionalServices, total: 50 };
    expect(await parent.call('place_order', ordered, newKey())).toMatchObject({ status: 200 });
    expect((await compileCart(parent, { uid: lars, tariffs: [jazz] })).result.total).toBe(195);
  });

  it('counts nobody of another family, and refuses a cart of theirs', async () => {
    const before = [{ uid: 5, tariffs: [modern] }];
    const request = { club: arabesk, uid: lars, tariffs: [jazz], before };
    expect(await parent.call('compile_public_registration_invoice', request)).toMatchObject({ status: 403 });
  });

  it('reduces the reduced rate of a UiTPAS, then for the second course, and then by a code', async () => {
    await giveBy([{ for: 'next-family-member', from: 2, percentage: 10 }, secondCourse]);
    await db().update(tariffs).set({ uitpasPriceCents: 10_000 }).where(eq(tariffs.nid, jazz));
    const cart = await compileCart(parent, {
      uid: lars,
      tariffs: [jazz, starters],
      uitpasNos: { [lars]: '0930000007713' },
      vouchers: ['WELKOM10'],
      before: [{ uid: noor, tariffs: [modern, advanced] }],
    });
    const ofJazz = cart.result.items.find(({ tariff }) => tariff === jazz);
    // 195 → 100 → 90 (second member) → 70 (second course) → 63 (code)
    expect(ofJazz?.reductions).toEqual([
      { name: 'Kansentarief met UiTPAS', amount: 95 },
      { name: 'Gezinskorting (2e gezinslid)', amount: 10 },
      { name: 'Korting voor de 2e inschrijving', amount: 20 },
      { name: 'Kortingscode WELKOM10', amount: 7 },
    ]);
    expect(ofJazz?.discount).toBe(132);
    expect(sumsOf(cart).lines).toBe(sumsOf(cart).total);
  });

  it('gives back what was paid when a reduced registration stops', async () => {
    await db().update(clubs).set({ cancelDays: 0, cancelMoney: 'refund' }).where(eq(clubs.nid, arabesk));
    await orderFor(noor, [modern]);
    await orderFor(lars, [jazz]);
    const { registrations: own } = (await parent.ask('get_registrations', {})).result;
    const stopped = own.find(({ uid, tariff }) => uid === lars && tariff.nid === jazz);
    expect(stopped?.stop).toMatchObject({ lapses: 175.5, back: 0 });
  });

  it('takes the reduction along to another group', async () => {
    await db().update(clubs).set({ cancelDays: 0, cancelMoney: 'refund' }).where(eq(clubs.nid, arabesk));
    await orderFor(noor, [advanced]);
    await orderFor(lars, [jazz]);
    await saveAnswers(parent, lars, [modern]);
    const [row] = await db()
      .select()
      .from(registrations)
      .where(and(eq(registrations.uid, lars), eq(registrations.tariffNid, jazz)));
    const asked = { club: arabesk, uid: lars, registration: row?.id ?? 0 };
    const { options } = (await parent.ask('get_change_options', asked)).result;
    // Both are 10 % cheaper: 202.50 and 175.50.
    expect(options.find(({ tariff }) => tariff.nid === modern)?.difference).toBe(27);
    const changed = await parent.call(
      'change_registration',
      { ...asked, tariff: modern, difference: 27 },
      newKey(),
    );
    expect(changed).toMatchObject({ status: 200 });
    const [line] = await db()
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.uid, lars), eq(orderLines.tariffNid, modern)));
    const invoice = (await parent.ask('get_invoice', { oid: line?.oid ?? 0 })).result;
    expect(invoice.total).toBe(202.5);
  });

  describe('for a late start', () => {
    beforeEach(async () => {
      await giveBy([]);
      await db().update(tariffs).set({ proRata: 'lessons' }).where(eq(tariffs.nid, modern));
      const rows = await db()
        .select()
        .from(courseSessions)
        .where(eq(courseSessions.courseNid, 112))
        .orderBy(courseSessions.startsAt);
      // Three of the lessons are over, and 9 are left.
      for (const [index, { nid }] of rows.entries()) {
        const startsAt = new Date(server.clock.now().getTime() + (index - 2.5) * 7 * 24 * 3_600_000);
        const endsAt = new Date(startsAt.getTime() + 3_600_000);
        if (index < 12)
          await db().update(courseSessions).set({ startsAt, endsAt }).where(eq(courseSessions.nid, nid));
        else await db().delete(courseSessions).where(eq(courseSessions.nid, nid));
      }
    });

    it('asks for the lessons that are left, in the cart and beside the course', async () => {
      const cart = await compileCart(parent, { uid: an, tariffs: [modern] });
      expect(cart.result.items[0]).toMatchObject({
        unit_cost: 225,
        discount: 56.25,
        reductions: [{ name: 'Latere start (nog 9 van 12 lessen)', amount: 56.25 }],
      });
      const { result } = await parent.ask('get_course', { club: arabesk, course: 'hedendaags-volwassenen' });
      expect(result.tariffs.find(({ nid }) => nid === modern)).toMatchObject({
        ...{ price: 225, discountedPrice: 168.75, lessonsLeft: { left: 9, all: 12 } },
      });
      await orderFor(an, [modern]);
    });

    it('asks the whole price before the first lesson', async () => {
      await db()
        .update(courseSessions)
        .set({ startsAt: sql`starts_at + interval '30 days'`, endsAt: sql`ends_at + interval '30 days'` })
        .where(eq(courseSessions.courseNid, 112));
      expect((await compileCart(parent, { uid: an, tariffs: [modern] })).result.total).toBe(225);
    });

    it('reduces the price and the reduced price of a tariff alike', async () => {
      await db()
        .update(tariffs)
        .set({ discountedPriceCents: 20_000, uitpasPriceCents: 4_000 })
        .where(eq(tariffs.nid, modern));
      expect((await compileCart(parent, { uid: lars, tariffs: [modern] })).result.total).toBe(150);
      const card = { [lars]: '0930000007713' };
      const rated = await compileCart(parent, { uid: lars, tariffs: [modern], uitpasNos: card });
      expect(rated.result.items[0]?.reductions).toEqual([
        { name: 'Latere start (nog 9 van 12 lessen)', amount: 56.25 },
        { name: 'Kansentarief met UiTPAS', amount: 138.75 },
      ]);
      expect(rated.result.total).toBe(30);
    });
  });
});
