import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { courses, registrations, tariffs, uitpasAnswers, uitpasSales } from '#server/db/schema.ts';
import { sweepUitpasAnswers } from '#server/services/orders/uitpas/askRegister.ts';
import { registerSales } from '#server/services/orders/uitpas/registerSales.ts';
import { publiqRegister } from '#server/uitpas/publiqRegister.ts';
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
  beforeEach(async () => {
    standIn = await startUitpasStandIn();
    standIn.remaining.set(card, 1);
    uitpas = publiqRegister(standIn.settings);
    server = await startTestServer({ uitpas });
    parent = await server.loggedIn('ouder@example.org');
    await db().update(tariffs).set({ uitpasPriceCents: 4_500 }).where(eq(tariffs.nid, adultTariff));
    await db().update(courses).set({ uitpasEvent: event }).where(eq(courses.nid, 112));
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.uid, an));
    await saveAnswers(parent);
  });
  afterEach(async () => {
    await server.stop();
    await standIn.stop();
  });

  const db = () => server.database.db;
  const round = () => registerSales({ db: db(), clock: server.clock, uitpas });
  const place = (total: number) => parent.call('place_order', { club: arabesk, ...cart, total }, newKey());
  const theSale = async () => (await db().select().from(uitpasSales))[0];

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

  it('is asked once in ten minutes, and its answers are forgotten after an hour', async () => {
    await compileCart(parent, cart);
    standIn.remaining.delete(card);
    expect((await compileCart(parent, cart)).result.total).toBe(45);
    server.clock.advance({ seconds: 11 * 60 });
    const later = await compileCart(parent, cart);
    expect(later.result).toMatchObject({
      total: 225,
      user_feedback: ['We vinden de UiTPAS van An Peeters niet. Kijk het nummer na of laat het veld leeg.'],
    });
    standIn.remaining.set(card, 1);
    await compileCart(parent, cart);
    await sweepUitpasAnswers(db(), new Date(server.clock.now().getTime() + 61 * minute));
    expect(await db().$count(uitpasAnswers)).toBe(0);
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
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.tariffNid, adultTariff));
    server.clock.advance({ seconds: 10 * 60 });
    await round();
    expect(await theSale()).toMatchObject({ state: 'waiting', problem: 'stopgezet', tryAt: null });
    expect(standIn.sales).toEqual([]);
  });
});
