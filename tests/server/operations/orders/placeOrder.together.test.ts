import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orders, queueEntries, registrations, tariffs, users } from '#server/db/schema.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Hedendaags voor volwassenen, changed to a tariff for two people: 225 euros each, 6 of 18 places sold. */
const together = adultTariff;
const [capacity, alreadySold] = [18, 6];
const [an, noor, lars, karim] = [1, 2, 3, 10];

describe('place_order of a tariff for two people together', () => {
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await db().update(tariffs).set({ usersSimultaneous: 2 }).where(eq(tariffs.nid, together));
    await db().update(users).set({ birthdate: '2008-01-01' }).where(eq(users.uid, noor));
    for (const uid of [an, noor]) await saveAnswers(parent, uid, [together]);
    restore = await restoreSales(db());
  });
  afterEach(() => restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const order = (changes: object = {}) => {
    const cart = { club: arabesk, uid: an, users: [noor], tariffs: [together], total: 450 };
    return parent.call('place_order', { ...cart, ...changes }, newKey());
  };
  const sold = async () => (await db().select().from(tariffs).where(eq(tariffs.nid, together)))[0]?.sold;
  const isTheirs = and(eq(registrations.tariffNid, together), inArray(registrations.uid, [an, noor, lars]));
  const registered = async () => {
    const rows = await db()
      .select()
      .from(registrations)
      .where(and(isTheirs, eq(registrations.status, 1)))
      .orderBy(registrations.uid);
    return rows.map(({ uid }) => uid);
  };

  it('registers, counts and charges both, in one order', async () => {
    const { status, body } = await order();
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await registered()).toEqual([an, noor]);
    expect(await sold()).toBe(alreadySold + 2);
    const placed = await db().select().from(orders).where(eq(orders.uid, an)).orderBy(desc(orders.oid));
    expect(placed[0]?.totalCents).toBe(45_000);
  });

  it('takes the last two places, and is refused when one place is left', async () => {
    const leave = (places: number) =>
      db()
        .update(tariffs)
        .set({ sold: capacity - places, isWaitingListDisabled: true })
        .where(eq(tariffs.nid, together));
    await leave(1);
    expect(await order()).toMatchObject({
      status: 409,
      body: { errors: [expect.stringContaining('is volzet')] },
    });
    expect(await registered()).toEqual([]);
    expect(await sold()).toBe(capacity - 1);
    await leave(2);
    expect((await order()).status).toBe(200);
    expect(await sold()).toBe(capacity);
  });

  it('puts both on the waiting list when they were shown the waiting list', async () => {
    await db()
      .update(tariffs)
      .set({ sold: capacity - 1 })
      .where(eq(tariffs.nid, together));
    expect(await order()).toMatchObject({ status: 409, body: { code: 'price-changed', total: 0 } });
    expect((await order({ total: 0 })).status).toBe(200);
    const waiting = await db().select().from(queueEntries).where(eq(queueEntries.tariffNid, together));
    expect(waiting).toMatchObject([
      { uid: an, places: 1 },
      { uid: noor, places: 1 },
    ]);
  });

  it('registers nobody when one of the two is not allowed to register', async () => {
    expect(await order({ users: [lars] })).toMatchObject({
      status: 409,
      body: {
        errors: [
          'Lars Peeters: Je leeftijd valt buiten de restricties voor Hedendaags voor volwassenen (Heel seizoen).',
        ],
      },
    });
    expect(await registered()).toEqual([]);
    expect(await sold()).toBe(alreadySold);
  });

  it('registers nobody when one of the two is already registered', async () => {
    const row = {
      uid: noor,
      tariffNid: together,
      status: 1,
      isTicket: false,
      registeredAt: server.clock.now(),
    };
    await db().insert(registrations).values(row);
    expect(await order()).toMatchObject({
      status: 409,
      body: {
        errors: ['Noor Peeters: Je ben reeds geregistreerd voor Hedendaags voor volwassenen (Heel seizoen).'],
      },
    });
    expect(await registered()).toEqual([noor]);
  });

  it('registers nobody when one of the two has unanswered questions', async () => {
    await db().update(users).set({ birthdate: '1980-01-01' }).where(eq(users.uid, lars));
    expect(await order({ users: [lars] })).toMatchObject({ status: 409, body: { code: 'answers-missing' } });
    expect(await registered()).toEqual([]);
    await db().update(users).set({ birthdate: '2018-01-01' }).where(eq(users.uid, lars));
  });

  it.each([
    ['one person', { users: [] }, 409, 'not-available'],
    ['one person twice', { users: [an] }, 409, 'not-available'],
    ['three people', { users: [noor, lars] }, 409, 'not-available'],
    ['the same companion twice', { users: [noor, noor] }, 400, 'invalid-request'],
    ['a stranger as the companion', { users: [karim] }, 403, 'forbidden'],
    ['a stranger as the member', { uid: karim, users: [noor] }, 403, 'forbidden'],
    ['a negative uid', { users: [-2] }, 400, 'invalid-request'],
    ['a name as uid', { users: ['Noor'] }, 400, 'invalid-request'],
    ['half a uid', { users: [2.5] }, 400, 'invalid-request'],
    ['the price of one person', { total: 225 }, 409, 'price-changed'],
    ['a negative total', { total: -450 }, 409, 'price-changed'],
    ['a total in words', { total: '450 euro' }, 400, 'invalid-request'],
    ['the tariff twice', { tariffs: [together, together], total: 900 }, 400, 'invalid-request'],
  ])('refuses %s', async (_name, changes, status, code) => {
    expect(await order(changes)).toMatchObject({ status, body: { code } });
    expect(await registered()).toEqual([]);
    expect(await sold()).toBe(alreadySold);
  });
});
