import { and, eq, gte, inArray } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import {
  answers as answersTable,
  documents,
  orders,
  registrations,
  submissions,
  tariffs,
} from '#server/db/schema.ts';
import { postAnswers } from '../support/answers/postAnswers.ts';
import { untilAnswered } from '../support/answers/untilAnswered.ts';
import { countDeadlocks } from '../support/database/locks.ts';
import {
  type Buyer,
  type ConcurrentBuyers,
  firstBuyer,
  startConcurrentBuyers,
} from '../support/orders/concurrentBuyers.ts';
import { rehearsal } from '../support/orders/fullCart.ts';
import { restoreSales } from '../support/orders/restoreSales.ts';
import { arabesk, newKey } from '../support/registration.ts';
import { post, type ServerProcess } from '../support/serverProcess.ts';

/** Danscafé and the rehearsal of the show: no age limit, and everybody has answered their questions. */
const party = { nid: 1251, total: 5 };
const show = { nid: rehearsal.tariff, total: rehearsal.price };

const isWhole = process.env.MATRIX === 'full';
const buyerCount = isWhole ? 500 : 50;
const rounds = isWhole ? 10 : 3;
const places = 7;
/** The servers of this test keep the machine's time. */
const year = new Date().getFullYear();

/** PGlite runs one statement at a time and so hides races. These tests use PostgreSQL and two server processes. */
describe('a race for the last places on PostgreSQL', () => {
  let concurrent: ConcurrentBuyers;
  let url: string;
  let database: DatabaseHandle;
  let servers: readonly ServerProcess[];
  let buyers: readonly Buyer[];
  let restore: () => Promise<void>;

  beforeAll(async () => {
    concurrent = await startConcurrentBuyers(buyerCount, [party.nid]);
    ({ url, database, servers, buyers } = concurrent);
    restore = await restoreSales(database.db);
  }, 120_000);

  afterEach(() => restore());

  afterAll(() => concurrent.stop());

  const limit = (changes: Partial<typeof tariffs.$inferInsert>) =>
    database.db
      .update(tariffs)
      .set({ sold: 0, isWaitingListDisabled: false, ...changes })
      .where(eq(tariffs.nid, party.nid));

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    `sells exactly the capacity to ${buyerCount} buyers at two processes, round %i`,
    async () => {
      await limit({ capacity: places, isWaitingListDisabled: true });
      const answers = await Promise.all(buyers.map((buyer) => buyInTheEnd(buyer, [party])));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(places);
      for (const { status, body } of answers.filter(({ status }) => status !== 200))
        expect([status, body.code]).toEqual([409, 'not-available']);
      const isParty = eq(registrations.tariffNid, party.nid);
      expect(await database.db.$count(registrations, isParty)).toBe(places);
      const [tariff] = await database.db.select().from(tariffs).where(eq(tariffs.nid, party.nid));
      expect(tariff?.sold).toBe(places);
      // A refused order takes no number, so the invoices of the club count on without a gap.
      const numbers = await database.db
        .select({ serial: documents.serial })
        .from(documents)
        .where(and(eq(documents.clubNid, arabesk), eq(documents.kind, 'invoice'), eq(documents.year, year)));
      const serials = numbers.map(({ serial }) => serial).toSorted((one, other) => one - other);
      expect(serials).toEqual(serials.map((_, place) => place + 1));
      expect(serials.length).toBeGreaterThan(places);
    },
    60_000,
  );

  it('the control run without a lock oversells the places', async () => {
    // Chance decides whether one round oversells.
    let sold = 0;
    for (let round = 0; round < 20 && sold <= places; round += 1) sold = await sellWithoutLock(url);
    expect(sold).toBeGreaterThan(places);
  }, 60_000);

  it('the constraint of the table prevents overselling without a lock', async () => {
    const oversell = limit({ capacity: places, sold: places + 1 });
    await expect(oversell).rejects.toMatchObject({ cause: { constraint: 'tariffs_never_oversold' } });
  });

  it('puts nobody on a waiting list that they were not shown', async () => {
    await limit({ capacity: places });
    const answers = await Promise.all(buyers.slice(0, 50).map((buyer) => buyInTheEnd(buyer, [party])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(places);
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body.code).toBe('price-changed');
  }, 60_000);

  it('gives one order when both servers get one key 50 times at once, and asks the other calls to try again', async () => {
    await limit({ capacity: null });
    const key = newKey();
    const one = personOf(buyers);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        buy({ ...one, server: servers[index % 2] ?? one.server }, [party], key),
      ),
    );
    const placed = answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body));
    expect(new Set(placed).size).toBe(1);
    for (const { status, body, headers } of answers.filter(({ status }) => status !== 200))
      expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'conflict', '1']);
    expect(await database.db.$count(orders, gte(orders.uid, firstBuyer))).toBe(1);
    expect(JSON.stringify((await buy(one, [party], key)).body)).toBe(placed[0]);
  }, 30_000);

  it('waits at most 3 seconds for a lock, then asks to try again', async () => {
    const started = performance.now();
    await database.db.transaction(async (tx) => {
      await tx.select().from(tariffs).where(eq(tariffs.nid, party.nid)).for('update');
      expect(await buy(personOf(buyers), [party])).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          errors: ['Iemand anders is net met hetzelfde bezig. Probeer het opnieuw.'],
        },
      });
    });
    // The transaction holds the lock until the answer, so the answer itself shows that the wait has an end.
    expect(performance.now() - started).toBeGreaterThan(2_500);
  }, 30_000);

  it('keeps every simultaneous form of one person, and one answer to each question', async () => {
    const { uid, cookie } = personOf(buyers);
    const { db } = database;
    const isTheirs = eq(submissions.uid, uid);
    const before = await db.$count(submissions, isTheirs);
    const answersBefore = await db.$count(answersTable, eq(answersTable.uid, uid));
    const statuses = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const server = servers[index % servers.length];
        if (!server) throw new Error('There is no server');
        return postAnswers(server, { uid, cookie, tariffs: [party.nid] });
      }),
    );
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(await db.$count(submissions, isTheirs)).toBe(before + 24);
    expect(await db.$count(answersTable, eq(answersTable.uid, uid))).toBe(answersBefore);
  }, 60_000);

  it('the control run without an order of locks ends in a deadlock', async () => {
    const before = await countDeadlocks(database.db);
    const clients = [new pg.Client(url), new pg.Client(url)];
    const lock = (client: pg.Client, { nid }: typeof party) =>
      client.query('select 1 from tariffs where nid = $1 for update', [nid]);
    await Promise.all(clients.map((client) => client.connect()));
    await Promise.all(clients.map((client) => client.query('begin')));
    await Promise.all(clients.map((client, index) => lock(client, index === 0 ? party : show)));
    const locked = await Promise.allSettled(
      clients.map((client, index) => lock(client, index === 0 ? show : party).finally(() => client.end())),
    );
    expect(locked.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await expect.poll(() => countDeadlocks(database.db)).toBe(before + 1);
  }, 60_000);

  // Comes last, because it ends the servers.
  it('never causes a deadlock for two carts with the same things in another order', async () => {
    const before = await countDeadlocks(database.db);
    await limit({ capacity: null });
    await database.db.update(tariffs).set({ capacity: null }).where(eq(tariffs.nid, show.nid));
    const some = buyers.slice(0, 50);
    const answers = await Promise.all(
      some.map((buyer, index) => buyInTheEnd(buyer, index % 4 < 2 ? [party, show] : [show, party])),
    );
    expect(answers.map(({ status }) => status)).toEqual(some.map(() => 200));
    expect(await database.db.$count(orders, gte(orders.uid, firstBuyer))).toBe(some.length);
    const isWanted = inArray(registrations.tariffNid, [party.nid, show.nid]);
    const wanted = and(isWanted, gte(registrations.uid, firstBuyer));
    expect(await database.db.$count(registrations, wanted)).toBe(2 * some.length);
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    expect(await countDeadlocks(database.db)).toBe(before);
  }, 60_000);
});

function personOf(buyers: readonly Buyer[]): Buyer {
  const [one] = buyers;
  if (!one) throw new Error('There is nobody');
  return one;
}

function buy({ uid, server, cookie }: Buyer, cart: readonly (typeof party)[], key = newKey()) {
  const total = cart.reduce((sum, item) => sum + item.total, 0);
  const body = { club: arabesk, uid, tariffs: cart.map(({ nid }) => nid), total };
  return post(server, { name: 'place_order', body, cookie, key });
}

/**
 * Buys as the portal does: tries again with the same key while the server is busy. A buyer who waits too long for a connection or a lock
 * hears so, which a busy machine makes more frequent.
 */
function buyInTheEnd(buyer: Buyer, cart: readonly (typeof party)[]) {
  const key = newKey();
  return untilAnswered(() => buy(buyer, cart, key));
}

/**
 * Control run with as many buyers, connections and places, in a copy of the table without a constraint.
 * Each buyer reads how many places are sold and writes afterwards, without a lock. The run has to oversell:
 * otherwise a correct number in the tests above proves nothing.
 *
 * @returns how many places were sold
 */
async function sellWithoutLock(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // A buyer who still has to connect comes after the others.
  const connected = await Promise.all(Array.from({ length: 20 }, () => pool.connect()));
  for (const client of connected) client.release();
  await pool.query(`
    drop schema if exists control cascade;
    create schema control;
    create table control.tariffs (like public.tariffs);
    insert into control.tariffs select * from public.tariffs where nid = ${party.nid};
    update control.tariffs set capacity = ${places}, sold = 0;
    create table control.registrations (uid integer not null);
  `);
  await Promise.all(
    Array.from({ length: buyerCount }, async (_, uid) => {
      const client = await pool.connect();
      await client.query('begin');
      const { rows } = await client.query('select capacity, sold from control.tariffs');
      if (rows[0].sold < rows[0].capacity) {
        await client.query('insert into control.registrations values ($1)', [uid]);
        await client.query('update control.tariffs set sold = sold + 1');
      }
      await client.query('commit');
      client.release();
    }),
  );
  const { rows } = await pool.query('select count(*)::int as sold from control.registrations');
  await pool.end();
  return rows[0].sold;
}
