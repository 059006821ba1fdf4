import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orders, queueEntries, tariffs, users } from '#server/db/schema.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const [an, noor] = [1, 2];
const capacity = 18;
/** What the portal sends that showed a free place. */
const shownFree = { club: arabesk, uid: an, tariffs: [adultTariff], total: 225, waiting: [] };

describe('place_order of the last place', () => {
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await db().update(users).set({ birthdate: '2008-01-01' }).where(eq(users.uid, noor));
    for (const uid of [an, noor]) await saveAnswers(parent, uid, [adultTariff]);
    restore = await restoreSales(db());
  });
  afterEach(() => restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const change = (fields: Partial<typeof tariffs.$inferInsert>) =>
    db().update(tariffs).set(fields).where(eq(tariffs.nid, adultTariff));
  const order = (changes: object = {}) => parent.call('place_order', { ...shownFree, ...changes }, newKey());
  const lost = { people: [{ uid: an, tariff: adultTariff }] };

  it('says who lost which place, and orders nothing', async () => {
    await change({ sold: capacity });
    const before = await db().$count(orders);
    expect(await order()).toMatchObject({
      status: 409,
      body: { code: 'place-lost', total: 0, lost: { hasWaitingList: true, ...lost } },
    });
    expect(await db().$count(orders)).toBe(before);
    expect(await db().$count(queueEntries, eq(queueEntries.tariffNid, adultTariff))).toBe(0);
  });

  it('says so where the place is free of charge, when no total tells it', async () => {
    await change({ sold: capacity, priceCents: 0 });
    expect(await order({ total: 0 })).toMatchObject({ status: 409, body: { code: 'place-lost' } });
  });

  it('joins the waiting list of a person who agreed', async () => {
    await change({ sold: capacity });
    expect((await order({ total: 0, waiting: [adultTariff] })).status).toBe(200);
    expect(
      await db().select().from(queueEntries).where(eq(queueEntries.tariffNid, adultTariff)),
    ).toMatchObject([{ uid: an }]);
  });

  it('says that there is no waiting list', async () => {
    await change({ sold: capacity, isWaitingListDisabled: true });
    expect(await order()).toMatchObject({
      status: 409,
      body: { code: 'place-lost', total: 0, lost: { hasWaitingList: false, ...lost } },
    });
  });

  it('names everybody who registers together', async () => {
    await change({ sold: capacity - 1, usersSimultaneous: 2 });
    expect(await order({ users: [noor], total: 450 })).toMatchObject({
      status: 409,
      body: { code: 'place-lost', lost: { people: [{ uid: an }, { uid: noor }] } },
    });
  });

  it('asks about a changed price as before when the waiting list is known', async () => {
    await change({ sold: capacity });
    expect(await order({ waiting: [adultTariff] })).toMatchObject({
      status: 409,
      body: { code: 'price-changed', total: 0 },
    });
  });
});
