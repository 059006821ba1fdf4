import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubs, courseSessions, orders, registrations, tariffs, users } from '#server/db/schema.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Ballet voor volwassenen, starters. */
const ballet = 1091;
const [card, otherCard] = ['0930000007713', '0930000007721'];

describe('place_order with the number of a UiTPAS that somebody else has', () => {
  let server: TestServer;
  let parent: TestClient;
  let [fien, finn] = [0, 0];
  beforeAll(async () => {
    server = await startTestServer();
    await db().update(clubs).set({ reductions: [] }).where(eq(clubs.nid, arabesk));
    await db()
      .update(tariffs)
      .set({ uitpasPriceCents: 4_500 })
      .where(inArray(tariffs.nid, [adultTariff, ballet]));
    parent = server.client();
    const login = { mail: 'nele@example.org', password: 'vier paarse olifanten' };
    await parent.ask('register_account', {
      fname: 'Nele',
      lname: 'Janssens',
      birthdate: '1985-11-03',
      ...login,
    });
    await db().update(users).set({ confirmedMail: login.mail }).where(eq(users.mail, login.mail));
    const add = async (fname: string) =>
      (await parent.ask('add_family_member', { fname, lname: 'Janssens', birthdate: '2008-01-12' })).result
        .uid;
    [fien, finn] = [await add('Fien'), await add('Finn')];
    for (const uid of [fien, finn]) await saveAnswers(parent, uid, [adultTariff, ballet]);
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const cart = (uid: number, tariff: number, number = card) => ({
    ...{ club: arabesk, uid, tariffs: [tariff] },
    ...(number !== '' && { uitpasNos: { [uid]: number } }),
  });
  const taken = (fname: string, lname = 'Janssens') =>
    `${fname} ${lname}: Je kan niet twee keer hetzelfde UiTPAS nummer gebruiker. Iemand anders schreef zich al in met dit nummer.`;
  const price = async (
    wanted: ReturnType<typeof cart> & { before?: Omit<ReturnType<typeof cart>, 'club'>[] },
    client = parent,
  ) => {
    const { result } = await client.ask('compile_public_registration_invoice', wanted);
    return { total: result.total, feedback: result.user_feedback };
  };
  /** What An of another family would pay with the same card. */
  const priceForAn = async (tariff: number) =>
    price(cart(1, tariff), await server.loggedIn('ouder@example.org'));
  const order = (uid: number, tariff: number, number = card, total = 45) =>
    parent.call('place_order', { ...cart(uid, tariff, number), total }, newKey());

  it('is refused after an order of another member, paid or not, by price and by order', async () => {
    expect((await order(fien, ballet)).status).toBe(200);
    expect(await price(cart(finn, adultTariff))).toEqual({ total: 225, feedback: [taken('Finn')] });
    const refused = { status: 409, body: { code: 'not-available', errors: [taken('Finn')] } };
    expect(await order(finn, adultTariff)).toMatchObject(refused);
    expect(await order(finn, adultTariff, ' 093-000.0007713 ')).toMatchObject(refused);
    expect((await order(finn, adultTariff, otherCard)).status).toBe(200);
  });

  it('is given to the same person for another course, and the other pays in full without a number', async () => {
    expect((await order(fien, ballet)).status).toBe(200);
    expect((await order(fien, adultTariff)).status).toBe(200);
    expect((await order(finn, adultTariff, '', 225)).status).toBe(200);
  });

  it('counts a cart of the family that is ordered first, and none that pays in full', async () => {
    const first = (number: string) => {
      const { club: _, ...ordered } = cart(fien, ballet, number);
      return [ordered];
    };
    const second = cart(finn, adultTariff);
    expect(await price({ ...second, before: first(card) })).toEqual({
      total: 225,
      feedback: [taken('Finn')],
    });
    const free = { total: 45, feedback: [] };
    expect(await price({ ...second, before: first(otherCard) })).toEqual(free);
    await db().update(tariffs).set({ uitpasPriceCents: null }).where(eq(tariffs.nid, ballet));
    expect(await price({ ...second, before: first(card) })).toEqual(free);
  });

  it('is refused to another family too, and not for an order at another club', async () => {
    expect((await order(fien, ballet)).status).toBe(200);
    expect(await priceForAn(adultTariff)).toEqual({ total: 225, feedback: [taken('An', 'Peeters')] });
    await db().update(orders).set({ clubNid: 2 }).where(eq(orders.uid, fien));
    expect(await priceForAn(adultTariff)).toEqual({ total: 45, feedback: [] });
  });

  it('is free again once the registration is stopped', async () => {
    await order(fien, ballet);
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.uid, fien));
    expect((await order(finn, adultTariff)).status).toBe(200);
  });

  it('is free again once the registration is stopped, also when another course of the order stands', async () => {
    const isAdult = eq(tariffs.nid, adultTariff);
    await db().update(tariffs).set({ uitpasPriceCents: null }).where(isAdult);
    // The first line of this order is of the course that stands.
    expect((await order(finn, adultTariff, '', 225)).status).toBe(200);
    const both = { ...cart(fien, ballet), tariffs: [ballet, adultTariff], total: 270 };
    expect((await parent.call('place_order', both, newKey())).status).toBe(200);
    const ofBallet = and(eq(registrations.uid, fien), eq(registrations.tariffNid, ballet));
    await db().update(registrations).set({ status: 0 }).where(ofBallet);
    expect(await priceForAn(ballet)).toEqual({ total: 45, feedback: [] });
  });

  it('is free again once the registration is stopped, also when that of a companion stands', async () => {
    await db().update(tariffs).set({ usersSimultaneous: 2 }).where(eq(tariffs.nid, ballet));
    const both = { ...cart(fien, ballet), users: [finn], total: 270 };
    expect((await parent.call('place_order', both, newKey())).status).toBe(200);
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.uid, fien));
    expect(await priceForAn(adultTariff)).toEqual({ total: 45, feedback: [] });
  });

  it('is free again once the registration is stopped, also when the person registers again in full', async () => {
    await order(fien, ballet);
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.uid, fien));
    expect((await order(fien, ballet, '', 225)).status).toBe(200);
    expect(await priceForAn(adultTariff)).toEqual({ total: 45, feedback: [] });
  });

  it('is free again once the season of the order and the course are over, not before', async () => {
    await order(fien, ballet);
    const setOrdered = (placedAt: string) =>
      db()
        .update(orders)
        .set({ placedAt: new Date(placedAt) })
        .where(eq(orders.uid, fien));
    await setOrdered('2026-08-31T21:59:59Z');
    expect((await price(cart(finn, adultTariff))).total).toBe(225);
    await db()
      .update(courseSessions)
      .set({ startsAt: new Date('2026-06-01T10:00:00Z'), endsAt: new Date('2026-06-01T11:00:00Z') })
      .where(eq(courseSessions.courseNid, 109));
    expect((await price(cart(finn, adultTariff))).total).toBe(45);
    await setOrdered('2026-08-31T22:00:00Z');
    expect((await price(cart(finn, adultTariff))).total).toBe(225);
  });
});
