import { and, asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  courses,
  orderLines,
  orders,
  registrations,
  tariffs,
  uitpasAnswers,
  uitpasSales,
} from '#server/db/schema.ts';
import { sweepUitpasAnswers } from '#server/services/orders/uitpas/askRegister.ts';
import { registerSales } from '#server/services/orders/uitpas/registerSales.ts';
import { publiqRegister } from '#server/uitpas/publiqRegister.ts';
import { untilBlocked } from '#tests/server/support/database/locks.ts';
import { compileCart } from '#tests/server/support/orders/compileCart.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '#tests/server/support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';
import { startUitpasStandIn, type UitpasStandIn } from '#tests/server/uitpas/uitpasStandIn.ts';

const an = 1;
/** publiq's own sample, which fails the check of Luhn and stands in no table of ours. */
const card = '0560002524314';
const event = '5a0967f9-cc06-4c3c-9206-30481a767434';
const cart = { uid: an, tariffs: [adultTariff], uitpasNos: { [an]: card } };
const minute = 60_000;

describe('the register of UiTPAS', () => {
  let standIn: UitpasStandIn;
  let server: TestServer;
  let parent: TestClient;
  let uitpas: ReturnType<typeof publiqRegister>;
  beforeAll(async () => {
    standIn = await startUitpasStandIn();
    uitpas = publiqRegister(standIn.settings);
    server = await startTestServer({ uitpas });
    parent = await server.loggedIn('ouder@example.org');
    await db().update(tariffs).set({ uitpasPriceCents: 4_500 }).where(eq(tariffs.nid, adultTariff));
    await db().update(courses).set({ uitpasEvent: event }).where(eq(courses.nid, 112));
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.uid, an));
    await saveAnswers(parent);
    await server.keep();
  });
  beforeEach(async () => {
    await server.restore();
    standIn.remaining.clear();
    standIn.remaining.set(card, 1);
    standIn.sales.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    await standIn.stop();
  });

  const db = () => server.database.db;
  const round = () => registerSales({ db: db(), clock: server.clock, uitpas });
  const place = (total: number) => parent.call('place_order', { club: arabesk, ...cart, total }, newKey());
  const theSale = async () => (await db().select().from(uitpasSales))[0];
  const salesOf = (isOne = eq(uitpasSales.uid, an)) =>
    db().select().from(uitpasSales).where(isOne).orderBy(asc(uitpasSales.oid), asc(uitpasSales.position));

  it('gives the reduced rate to a card that it knows, and registers the sale after the order', async () => {
    expect((await compileCart(parent, cart)).result.total).toBe(45);
    expect(await place(45)).toMatchObject({ status: 200 });
    expect(await theSale()).toMatchObject({ number: card, regularCents: 22_500, reducedCents: 4_500 });
    expect(standIn.sales).toEqual([]);
    await round();
    expect(standIn.sales).toMatchObject([{ eventId: event, uitpasNumber: card, regularPrice: 225 }]);
    expect(await theSale()).toMatchObject({ state: 'registered', saleId: '499853', tryAt: null });
    await round();
    expect(standIn.sales).toHaveLength(1);
  });

  it('gets the sales that are due, each once, and keeps what it says of each', async () => {
    await compileCart(parent, cart);
    await place(45);
    const sale = await theSale();
    if (!sale) throw new Error('No sale was kept');
    const [line] = await db().select().from(orderLines).where(eq(orderLines.oid, sale.oid));
    const [elsewhere] = await db().select().from(orderLines).where(ne(orderLines.oid, sale.oid));
    if (!line || !elsewhere) throw new Error('There are no lines');
    const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * minute);
    const [second, third] = [line.position + 1, line.position + 2];
    await db()
      .insert(orderLines)
      .values([second, third].map((position) => ({ ...line, position })));
    await db()
      .insert(uitpasSales)
      .values([
        { ...sale, position: second, tryAt: at(-1) },
        { ...sale, position: third, tryAt: at(10) },
        { ...sale, oid: elsewhere.oid, position: elsewhere.position, tryAt: at(10) },
      ]);
    const body = { endUserMessage: { nl: 'Deze kaart is geblokkeerd.' } };
    standIn.upset('/ticket-sales', { status: 400, body });
    await round();
    const isOfOrder = eq(uitpasSales.oid, sale.oid);
    expect(await salesOf(isOfOrder)).toMatchObject([
      { state: 'registered', attempts: 1 },
      { state: 'refused', problem: 'Deze kaart is geblokkeerd.', attempts: 1, tryAt: null },
      { state: 'waiting', problem: '', attempts: 0, tryAt: at(10) },
    ]);
    const others = await salesOf(ne(uitpasSales.oid, sale.oid));
    expect(others).toMatchObject([{ state: 'waiting', attempts: 0, tryAt: at(10) }]);
    server.clock.advance({ seconds: 10 * 60 });
    const isThird = and(isOfOrder, eq(uitpasSales.position, third));
    await db().delete(uitpasSales).where(ne(uitpasSales.oid, sale.oid));
    let late: Promise<void> | undefined;
    // Another process claims the sale between the look and the claim of this one.
    await db().transaction(async (tx) => {
      await tx
        .update(uitpasSales)
        .set({ attempts: 1, tryAt: at(1) })
        .where(isThird);
      late = round();
      await untilBlocked({ tx, watcher: db(), statement: /^update "uitpas_sales"/ });
    });
    await late;
    expect(standIn.sales).toHaveLength(1);
    expect(await salesOf(isThird)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });

  it('is asked about the courses of the cart with a rate and an event, at the club of the cart', async () => {
    const withRate = { uitpasPriceCents: 4_500 };
    const [elsewhere] = await db()
      .select({ tariff: tariffs.nid, course: courses.nid })
      .from(tariffs)
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .where(ne(courses.clubNid, arabesk));
    if (!elsewhere) throw new Error('There is no course at another club');
    const [withoutRate, withoutEvent, notInCart] = [1091, 1101, 1061];
    for (const nid of [withoutEvent, notInCart, elsewhere.tariff])
      await db().update(tariffs).set(withRate).where(eq(tariffs.nid, nid));
    for (const nid of [109, 106, elsewhere.course])
      await db()
        .update(courses)
        .set({ uitpasEvent: `event of ${nid}` })
        .where(eq(courses.nid, nid));
    const wanted = [adultTariff, withoutRate, withoutEvent, elsewhere.tariff];
    await compileCart(parent, { ...cart, tariffs: wanted });
    const asked = await db().select({ event: uitpasAnswers.event }).from(uitpasAnswers);
    expect(asked).toEqual([{ event }]);
  });

  it('is asked once in ten minutes, and its answers are forgotten after an hour, each by its card and event', async () => {
    const other = { number: '0560002524322', event: 'another', hasReducedRate: true };
    const before = { ...other, askedAt: server.clock.now() };
    await db()
      .insert(uitpasAnswers)
      .values([
        { ...before, number: card },
        { ...before, event },
      ]);
    await compileCart(parent, cart);
    standIn.remaining.delete(card);
    expect((await compileCart(parent, cart)).result.total).toBe(45);
    server.clock.advance({ seconds: 11 * 60 });
    const unknown = await compileCart(parent, cart);
    expect(unknown.result).toMatchObject({
      total: 225,
      user_feedback: ['We vinden de UiTPAS van An Peeters niet. Kijk het nummer na of laat het veld leeg.'],
    });
    expect(await db().$count(uitpasAnswers)).toBe(2);
    standIn.remaining.set(card, 1);
    await compileCart(parent, cart);
    const later = new Date(server.clock.now().getTime() + 61 * minute);
    await db()
      .insert(uitpasAnswers)
      .values({ ...other, askedAt: later });
    await sweepUitpasAnswers(db(), later);
    expect(await db().select().from(uitpasAnswers)).toMatchObject([other]);
  });

  it('gives no rate where the uses of a card are spent', async () => {
    standIn.remaining.set(card, 0);
    expect((await compileCart(parent, cart)).result).toMatchObject({
      total: 225,
      user_feedback: ['De UiTPAS van An Peeters geeft geen recht op kansentarief. Laat het veld leeg.'],
    });
  });

  it('blocks no order while it is down, and gets the sale once it is up', async () => {
    await compileCart(parent, cart);
    server.clock.advance({ seconds: 11 * 60 });
    standIn.upset('/tariffs', { status: 503 }, { status: 503 });
    expect(await place(45)).toMatchObject({ status: 200 });
    await round();
    expect(await theSale()).toMatchObject({ state: 'waiting', problem: 'UiTPAS 503', attempts: 1 });
    await round();
    expect(await theSale()).toMatchObject({ attempts: 1 });
    server.clock.advance({ seconds: 2 * 60 });
    await round();
    expect(await theSale()).toMatchObject({ state: 'registered', problem: '', attempts: 2 });
  });

  it('keeps the reason where it refuses a sale, and is not asked again', async () => {
    await compileCart(parent, cart);
    await place(45);
    standIn.remaining.set(card, 0);
    await round();
    expect(await theSale()).toMatchObject({ state: 'refused', problem: 'Het kansentarief is opgebruikt.' });
    server.clock.advance({ seconds: 600 * 60 });
    standIn.remaining.set(card, 1);
    await round();
    expect(standIn.sales).toEqual([]);
  });

  it('gets no sale of a registration that was stopped, nor of a course without an event', async () => {
    await compileCart(parent, cart);
    await place(45);
    await db().update(courses).set({ uitpasEvent: '' }).where(eq(courses.nid, 112));
    await round();
    expect(await theSale()).toMatchObject({ problem: 'de cursus heeft geen evenement in UiTdatabank' });
    await db().update(courses).set({ uitpasEvent: event }).where(eq(courses.nid, 112));
    const { oid } = (await theSale()) ?? {};
    const other = { status: 1, oid, uid: an, tariffNid: adultTariff, registeredAt: server.clock.now() };
    const [order] = await db().select().from(orders).limit(1);
    // Other registrations of the order, the person and the tariff go on.
    await db()
      .insert(registrations)
      .values([
        { ...other, uid: 12, isTicket: true },
        { ...other, tariffNid: 1091, isTicket: true },
        { ...other, oid: order?.oid, isTicket: true },
      ]);
    const isOne = and(eq(registrations.tariffNid, adultTariff), eq(registrations.isTicket, false));
    await db().update(registrations).set({ status: 0 }).where(isOne);
    server.clock.advance({ seconds: 10 * 60 });
    await round();
    expect(await theSale()).toMatchObject({ state: 'waiting', problem: 'stopgezet', tryAt: null });
    expect(standIn.sales).toEqual([]);
  });
});
