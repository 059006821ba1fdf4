import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { orderLines, queueEntries, reservations, tariffs } from '#server/db/schema.ts';
import { compileCart } from '#tests/server/support/orders/compileCart.ts';
import { show } from '#tests/server/support/orders/fullCart.ts';
import { arabesk, newKey, saveAnswers } from '#tests/server/support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';
import { testStart } from '#tests/support/clock/testStart.ts';

const an = 1;
/** Hedendaags: 225 euros. */
const modern = 1121;
const modernUrl = 'hedendaags-volwassenen';
/** Ballet, starters: 225 euros. Jazz: 195 euros. */
const [ballet, jazz] = [1091, 1111];
const lastDay = daysAfter(isoDayOf(testStart.getTime() / 1000), 3);
const writtenDay = formatIsoDay(lastDay);

describe('an early price with a last day', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent, an, [modern]);
    await giveEarly(modern, 20_000);
    await server.keep();
  });
  beforeEach(async () => {
    await server.restore();
    server.clock.reset();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const giveEarly = (nid: number, earlyPriceCents: number) =>
    db().update(tariffs).set({ earlyPriceCents, earlyUntil: lastDay }).where(eq(tariffs.nid, nid));
  /** Moves the clock to a second before the end of the last day, in Brussels. */
  const toLastSecond = () => {
    const midnight = instantInBrussels(daysAfter(lastDay, 1));
    server.clock.advance({ seconds: midnight - 1 - server.clock.now().getTime() / 1000 });
  };
  const cart = () => compileCart(parent, { uid: an, tariffs: [modern] });
  const place = (total: number) =>
    parent.call('place_order', { club: arabesk, uid: an, tariffs: [modern], total }, newKey());
  const shown = async () => {
    const { result } = await parent.ask('get_course', { club: arabesk, course: modernUrl });
    const tariff = result.tariffs.find(({ nid }) => nid === modern);
    return [tariff?.price, tariff?.discountedPrice, tariff?.earlyPrice];
  };

  it('is what the course shows and the cart asks for, until that day is over', async () => {
    toLastSecond();
    expect(await shown()).toEqual([225, 200, { until: lastDay, after: 225 }]);
    expect((await cart()).result).toMatchObject({
      total: 200,
      user_feedback: [],
      items: [
        {
          unit_cost: 225,
          discount: 25,
          reductions: [{ name: `Vroegboekprijs (tot en met ${writtenDay})`, amount: 25 }],
        },
      ],
    });
    server.clock.advance({ seconds: 1 });
    expect(await shown()).toEqual([225, undefined, undefined]);
    expect((await cart()).result).toMatchObject({ total: 225, items: [{ discount: 0 }] });
  });

  it('is kept by an order of the last second, in its lines', async () => {
    toLastSecond();
    const placed = await place(200);
    expect(placed.status).toBe(200);
    const line = await db().query.orderLines.findFirst({
      where: eq(orderLines.tariffNid, modern),
      orderBy: (own, { desc }) => desc(own.oid),
    });
    expect(line).toMatchObject({
      unitCostCents: 22_500,
      discountCents: 2_500,
      reductions: [{ for: 'early' }],
    });
  });

  it('is not charged after midnight: the order is refused, the cart tells it, and the new total is taken', async () => {
    toLastSecond();
    const { result } = await cart();
    server.clock.advance({ seconds: 1 });
    expect(await place(result.total)).toMatchObject({ status: 409 });
    const after = await cart();
    expect(after.result.user_feedback.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      `Hedendaags voor volwassenen (Heel seizoen): de vroegboekprijs van € 200,00 liep tot en met ${writtenDay}. Nu betaal je de gewone prijs.`,
    ]);
    expect(await place(after.result.total)).toMatchObject({ status: 200 });
  });

  it('is told to be over on the fourteenth day after its last day, and no longer on the fifteenth', async () => {
    toLastSecond();
    server.clock.advance({ seconds: 1, days: 13 });
    const told = async () => (await cart()).result.user_feedback.join();
    expect(await told()).toContain('vroegboekprijs');
    server.clock.advance({ days: 1 });
    expect(await told()).toBe('');
  });

  it('counts for an offered place of the waiting list as for everybody else, with its last day', async () => {
    toLastSecond();
    const now = server.clock.now();
    await db().insert(queueEntries).values({ uid: an, tariffNid: modern, queuedAt: now });
    await db()
      .insert(reservations)
      .values({
        kind: 'offer',
        clubNid: arabesk,
        heldAt: now,
        ref: modern,
        uid: an,
        heldBy: an,
        expiresAt: new Date(now.getTime() + 86_400_000),
      });
    const offer = async () => {
      const { result } = await parent.ask('get_invitations', { club: arabesk, uid: an });
      return result.waiting.find(({ tariff }) => tariff.nid === modern)?.offer;
    };
    expect(await offer()).toMatchObject({ price: 200, earlyPrice: { until: lastDay, after: 225 } });
    server.clock.advance({ seconds: 1 });
    expect(await offer()).toMatchObject({ price: 225 });
    expect(await offer()).not.toHaveProperty('earlyPrice');
  });

  it('counts for a place in a hall, also in its plan', async () => {
    await giveEarly(show.tariff, 1_000);
    const plan = () => parent.ask('get_seat_plan', { club: arabesk, event: show.event });
    const priceInPlan = async () =>
      (await plan()).result.tariffs.find(({ nid }) => nid === show.tariff)?.price;
    toLastSecond();
    expect(await priceInPlan()).toBe(10);
    const seats = [{ tariff: show.tariff, nid: show.stand, quantity: 2 }];
    await parent.ask('hold_seats', { club: arabesk, uid: an, event: show.event, seats });
    const quote = () =>
      parent.ask('get_ticket_sales_quote', {
        club: arabesk,
        uid: an,
        event: show.event,
        seats,
        mode: 'order',
      });
    expect((await quote()).total).toBe(20);
    server.clock.advance({ seconds: 1 });
    expect(await priceInPlan()).toBe(16);
    expect((await quote()).total).toBe(32);
  });

  it('stays with somebody who moves to another course, also after the last day', async () => {
    await giveEarly(ballet, 19_000);
    await saveAnswers(parent, an, [ballet]);
    const wanted = { club: arabesk, uid: an, tariffs: [ballet], total: 190 };
    await parent.ask('place_order', wanted, newKey());
    await db()
      .update(tariffs)
      .set({ earlyUntil: daysAfter(lastDay, -4) })
      .where(isNotNull(tariffs.earlyUntil));
    const { result: own } = await parent.ask('get_registrations', {});
    const registration = own.registrations.find(({ tariff }) => tariff.nid === ballet)?.id ?? 0;
    const { result } = await parent.ask('get_change_options', { club: arabesk, uid: an, registration });
    const differenceOf = (nid: number) => result.options.find(({ tariff }) => tariff.nid === nid)?.difference;
    expect([differenceOf(modern), differenceOf(jazz)]).toEqual([10, 5]);
  });
});
