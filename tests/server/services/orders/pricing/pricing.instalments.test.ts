import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { clubs, orderInstalments, tariffs } from '#server/db/schema.ts';
import { compileCart } from '#tests/server/support/orders/compileCart.ts';
import { arabesk, newKey, saveAnswers } from '#tests/server/support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';
import { testStart } from '#tests/support/clock/testStart.ts';

const an = 1;
/** Hedendaags: 225 euros. */
const modern = 1121;
const today = isoDayOf(testStart.getTime() / 1000);
const [past, soon, later] = [daysAfter(today, -10), daysAfter(today, 30), daysAfter(today, 90)];

describe('the days on which a club asks parts of the price', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent, an, [modern]);
    await setTariff({
      instalments: [
        { day: past, percentage: 20 },
        { day: soon, amount: 75 },
        { day: later, percentage: 40 },
      ],
    });
    await server.keep();
  });
  beforeEach(async () => {
    await server.restore();
    server.clock.reset();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const setTariff = (columns: Partial<typeof tariffs.$inferInsert>) =>
    db().update(tariffs).set(columns).where(eq(tariffs.nid, modern));
  const cart = () => compileCart(parent, { uid: an, tariffs: [modern], partsPayment: true });
  const place = () =>
    parent.ask(
      'place_order',
      { club: arabesk, uid: an, tariffs: [modern], total: 225, partsPayment: true },
      newKey(),
    );
  const shown = async () => {
    const { result } = await parent.ask('get_course', { club: arabesk, course: 'hedendaags-volwassenen' });
    const tariff = result.tariffs.find(({ nid }) => nid === modern);
    return [tariff?.parts, tariff?.instalments];
  };
  const due = [
    { due: today, amount: 60 },
    { due: soon, amount: 75 },
    { due: later, amount: 90 },
  ];

  it.each([true, false])(
    'are those of the course, the cart and the order; paid later: %s',
    async (isPaidLater) => {
      await db().update(clubs).set({ isPaidLater }).where(eq(clubs.nid, arabesk));
      expect(await shown()).toEqual([3, due]);
      expect(await cart()).toMatchObject({
        ...{ payNow: 60, payLater: 165 },
        result: { partsDeposit: 60, partsSummary: due },
      });
      const { result } = await place();
      const rows = await db()
        .select({ due: orderInstalments.dueOn, cents: orderInstalments.amountCents })
        .from(orderInstalments)
        .where(eq(orderInstalments.oid, result.oids[0] ?? 0))
        .orderBy(orderInstalments.position);
      expect(rows).toEqual([
        { due: soon, cents: 7_500 },
        { due: later, cents: 9_000 },
      ]);
      const oid = result.oids[0] ?? 0;
      const { result: invoice } = await parent.ask('get_invoice', { oid });
      expect(invoice.parts.map(({ due, amount }) => [due, amount]).slice(-2)).toEqual([
        [soon, 75],
        [later, 90],
      ]);
    },
  );

  it('ask a percentage of what is really paid', async () => {
    await setTariff({ earlyPriceCents: 12_500, earlyUntil: today });
    expect((await cart()).result.partsSummary).toEqual([
      { due: today, amount: 25 },
      { due: soon, amount: 75 },
      { due: later, amount: 25 },
    ]);
  });

  it('are no choice any more once the last of them is over', async () => {
    await setTariff({
      instalments: [
        { day: past, percentage: 60 },
        { day: today, percentage: 40 },
      ],
    });
    expect(await shown()).toEqual([1, undefined]);
    expect(await cart()).toMatchObject({ has_payment_options: false, result: { total: 225 } });
  });
});
