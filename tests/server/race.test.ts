import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/drivers/openPostgres.ts';
import { orders, registrations, tariffs, users } from '../../server/db/schema.ts';
import { openSession } from '../../server/services/sessions/sessions.ts';
import { type RealPostgres, startPostgres } from './support/realPostgres.ts';
import { arabesk, newKey, saveAnswers } from './support/registration.ts';
import { restoreOrders } from './support/restoreOrders.ts';
import { prepare } from './support/seededDatabase.ts';
import { startTestServer, type TestClient, type TestServer } from './support/testServer.ts';

/** Open to everybody of any age, and with questions that everybody answered: Danscafé and the show. */
const party = { nid: 1251, total: 5 };
const show = { nid: 1311, total: 16 };

const buyers = 50;
const places = 7;
const rounds = process.env.MATRIX === 'full' ? 20 : 3;

/** PGlite does one thing at a time and so hides races: these run on a real PostgreSQL, with two servers on it. */
describe('a race for the last places on PostgreSQL', () => {
  let postgres: RealPostgres;
  let database: DatabaseHandle;
  const servers: TestServer[] = [];
  let clients: TestClient[];
  let restore: () => Promise<void>;

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.createDatabase('race');
    const open = () => openPostgres(url, (error) => expect.fail(error.message));
    database = await open();
    await prepare(database);
    servers.push(await startTestServer({ database }), await startTestServer({ database: await open() }));
    const uids = Array.from({ length: buyers }, (_, index) => 1_000 + index);
    await database.db.insert(users).values(
      uids.map((uid) => ({
        uid,
        fname: 'Koper',
        lname: 'De Vlugge',
        color: '#112233',
        birthdate: '1990-01-01',
      })),
    );
    clients = await Promise.all(
      uids.map(async (uid, index) => {
        const server = servers[index % servers.length];
        if (!server) throw new Error('There is no server');
        const client = server.client();
        client.cookie = `auth=${await openSession(server.database.db, server.clock, uid)}`;
        return client;
      }),
    );
    restore = await restoreOrders(database.db);
  }, 60_000);

  beforeEach(async () => {
    await restore();
    await Promise.all(clients.map((client, index) => saveAnswers(client, 1_000 + index, [party.nid])));
  });

  afterAll(async () => {
    for (const server of servers) await server.stop();
    await postgres.stop();
  });

  const limit = (nid: number, changes: Partial<typeof tariffs.$inferInsert>) =>
    database.db.update(tariffs).set(changes).where(eq(tariffs.nid, nid));

  const buyAll = (wanted: readonly { nid: number; total: number }[][]) =>
    Promise.all(
      clients.map((client, index) => {
        const cart = wanted[index % wanted.length] ?? [];
        const total = cart.reduce((sum, item) => sum + item.total, 0);
        const request = { club: arabesk, uid: 1_000 + index, tariffs: cart.map(({ nid }) => nid), total };
        return client.call('place_order', request, newKey());
      }),
    );

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'sells exactly the capacity to 50 buyers at once, round %i',
    async () => {
      await limit(party.nid, { capacity: places, sold: 0, isWaitingListDisabled: true });
      const answers = await buyAll([[party]]);
      const sold = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(sold).toHaveLength(places);
      for (const { status, body } of refused)
        expect([status, body.code]).toEqual([409, expect.stringMatching(/^(not-available|conflict)$/)]);
      const isParty = eq(registrations.tariffNid, party.nid);
      expect(await database.db.$count(registrations, isParty)).toBe(places);
      expect(await database.db.select().from(tariffs).where(eq(tariffs.nid, party.nid))).toMatchObject([
        { sold: places },
      ]);
    },
    30_000,
  );

  it('puts the others on no waiting list that they were not shown', async () => {
    await limit(party.nid, { capacity: places, sold: 0 });
    const answers = await buyAll([[party]]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(places);
    const codes = new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code));
    expect([...codes].every((code) => code === 'price-changed' || code === 'conflict')).toBe(true);
  }, 30_000);

  it('never blocks two carts that want the same things in another order', async () => {
    await limit(party.nid, { capacity: 60, sold: 0 });
    const answers = await buyAll([
      [party, show],
      [show, party],
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await database.db.$count(orders)).toBe(buyers);
    const wanted = inArray(registrations.tariffNid, [party.nid, show.nid]);
    expect(await database.db.$count(registrations, wanted)).toBe(2 * buyers);
  }, 30_000);

  it('gives one order to one key that comes 50 times at once, and tells the others to try again', async () => {
    const [client] = clients;
    if (!client) throw new Error('There is no client');
    const key = newKey();
    const request = { club: arabesk, uid: 1_000, tariffs: [party.nid], total: party.total };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.call('place_order', request, key)),
    );
    const oids = answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body));
    expect(new Set(oids).size).toBe(1);
    for (const { status, body, headers } of answers.filter(({ status }) => status !== 200))
      expect([status, body.code, headers['retry-after']]).toEqual([409, 'conflict', '1']);
    expect(await database.db.$count(orders)).toBe(1);
    expect(JSON.stringify(await client.ask('place_order', request, key))).toBe(oids[0]);
  }, 30_000);

  it('waits at most 3 seconds for somebody else, then says to try again', async () => {
    const [client] = clients;
    if (!client) throw new Error('There is no client');
    const started = performance.now();
    await database.db.transaction(async (tx) => {
      await tx.select().from(tariffs).where(eq(tariffs.nid, party.nid)).for('update');
      const request = { club: arabesk, uid: 1_000, tariffs: [party.nid], total: party.total };
      expect(await client.call('place_order', request, newKey())).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          errors: ['Iemand anders is net met hetzelfde bezig. Probeer het opnieuw.'],
        },
      });
    });
    expect(performance.now() - started).toBeGreaterThan(2_500);
    expect(performance.now() - started).toBeLessThan(10_000);
  }, 30_000);
});

describe('the last line of the database on PostgreSQL', () => {
  it('refuses a place too many even where no lock was taken', async () => {
    const postgres = await startPostgres();
    const url = await postgres.createDatabase('constraints');
    const database = await openPostgres(url, (error) => expect.fail(error.message));
    await prepare(database);
    const oversell = database.db.update(tariffs).set({ sold: 19 }).where(eq(tariffs.nid, 1121));
    await expect(oversell).rejects.toMatchObject({ cause: { constraint: 'tariffs_never_oversold' } });
    await database.close();
    await postgres.stop();
  }, 60_000);
});
