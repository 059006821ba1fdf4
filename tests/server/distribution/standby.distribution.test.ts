import { setTimeout as pause } from 'node:timers/promises';
import { eq, gte } from 'drizzle-orm';
import pLimit from 'p-limit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { mostBehind, standbyReads } from '#server/db/drivers/publicReads.ts';
import { clubs, orders, productVariants, users } from '#server/db/schema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { untilAnswered } from '../support/answers/untilAnswered.ts';
import { findPostgresPrograms } from '../support/database/findPostgresPrograms.ts';
import { prepare } from '../support/database/prepareDatabase.ts';
import { type RealPostgres, startPostgres } from '../support/database/realPostgres.ts';
import { products } from '../support/orders/fullCart.ts';
import { arabesk, newKey } from '../support/registration.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { testClock } from '../support/testClock.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';
import { portalClient } from './support/portalClient.ts';

const name = 'club';
const firstBuyer = 1_000;
const buyerCount = 200;
/** A shirt whose stock the club counts; not every buyer can have one. */
const shirt = { nid: products.shirt, price: 18, stock: 150 };
/** Confirmed orders after which the primary fails. */
const inTheMiddle = 50;
const atOnce = 8;

describe('a primary of PostgreSQL with a hot standby, and synchronous commit', () => {
  let primary: RealPostgres;
  let standby: RealPostgres;
  let database: DatabaseHandle;
  const urls = { primary: '', standby: '' };
  beforeAll(async () => {
    const programs = findPostgresPrograms();
    expect(programs, 'apt install postgresql').not.toBe('');
    primary = await startPostgres(programs, { replicates: true });
    urls.primary = await primary.createDatabase(name);
    database = await openPostgres(urls.primary, () => undefined);
    await prepare(database);
    standby = await startPostgres(programs, { standbyOf: urls.primary });
    urls.standby = standby.urlOf(name);
    await onPrimary(`alter system set synchronous_standby_names = '*'`);
    await onPrimary('select pg_reload_conf()');
    await untilSynchronous();
  }, 180_000);
  afterAll(async () => {
    await database?.close();
    await standby?.stop();
    await primary?.stop();
  });

  const onPrimary = (statement: string) => run(urls.primary, statement);
  const onStandby = (statement: string) => run(urls.standby, statement);
  /** Until then, a commit waits for the standby. */
  const untilSynchronous = async () => {
    const stateOf = async () => (await onPrimary('select sync_state from pg_stat_replication'))[0];
    while ((await stateOf()) !== 'sync') await pause(20);
  };

  describe('visitors who read from the standby', () => {
    let standbyDatabase: DatabaseHandle;
    let server: TestServer;
    let visitor: TestClient;
    let parent: TestClient;
    let time = 0;
    let isRead: () => Promise<boolean>;
    beforeAll(async () => {
      standbyDatabase = await openPostgres(urls.standby, () => undefined, { wantedHost: 'read-only' });
      const publicReads = standbyReads({ primary: database, standby: standbyDatabase, now: () => time });
      isRead = () => publicReads.read(async (db) => db === standbyDatabase.db);
      server = await startTestServer({ database: { ...database, close: async () => {} }, publicReads });
      visitor = server.client();
      parent = await server.loggedIn('ouder@example.org');
    }, 60_000);
    afterAll(async () => {
      await server?.stop();
      await standbyDatabase?.close();
    });

    const titleFor = async (client: TestClient) =>
      (await client.ask('get_club_by_url', { url: 'arabesk' })).result.title;
    const rename = (title: string) => database.db.update(clubs).set({ title }).where(eq(clubs.nid, arabesk));
    /** Time goes on only here, so the standby stays fresh for as long as a test wants. */
    const untilRead = () =>
      expect
        .poll(() => {
          time += 500;
          return isRead();
        })
        .toBe(true);
    const pauseReplay = async () => {
      await onStandby('select pg_wal_replay_pause()');
      await expect.poll(() => onStandby('select pg_get_wal_replay_pause_state()')).toEqual(['paused']);
    };

    it('see what is a few seconds old, and a member what was changed just now', async () => {
      await untilRead();
      const before = await titleFor(visitor);
      await pauseReplay();
      await rename('Nieuwe naam');
      expect([await titleFor(visitor), await titleFor(parent)]).toEqual([before, 'Nieuwe naam']);
      time += mostBehind;
      expect(await titleFor(visitor)).toBe('Nieuwe naam');
      await onStandby('select pg_wal_replay_resume()');
      await untilRead();
      expect(await titleFor(visitor)).toBe('Nieuwe naam');
    }, 60_000);

    it('read from the primary while the standby is down, and from the standby again afterwards', async () => {
      await untilRead();
      await standby.crash();
      expect(await titleFor(visitor)).toBe('Nieuwe naam');
      expect(await isRead()).toBe(false);
      await standby.comeBack();
      await untilSynchronous();
      await untilRead();
    }, 60_000);
  });

  describe('while the standby is promoted in the middle of 200 orders', () => {
    const uids = Array.from({ length: buyerCount }, (_, index) => firstBuyer + index);
    const servers: ServerProcess[] = [];
    let sessions: readonly string[];
    beforeAll(async () => {
      const { db } = database;
      const likeAll = { fname: 'Koper', lname: 'De Vlugge', color: '#112233' };
      await db.insert(users).values(uids.map((uid) => ({ uid, ...likeAll })));
      await db.update(productVariants).set({ stock: shirt.stock }).where(isShirt);
      const limit = pLimit(atOnce);
      sessions = await Promise.all(
        uids.map((uid) => limit(() => openSession({ db, clock: testClock() }, { uid }))),
      );
      // The standby comes first, so that the order of the hosts can't be what finds the primary.
      const { host } = new URL(urls.primary);
      const hosts = urls.standby.replace(/(?<=@)[^/]+/, (ofStandby) => `${ofStandby},${host}`);
      // Calls are never refused because the machine of the test is busy.
      const env = { DATABASE_URL: hosts, DATABASE_READ_URL: hosts, CALL_LIMIT: '1000000', BUSY_DELAY: '0' };
      servers.push(...(await Promise.all([startServerProcess(env), startServerProcess(env)])));
    }, 120_000);
    afterAll(() => Promise.all(servers.map((server) => server.end('SIGTERM'))));

    const isShirt = eq(productVariants.nid, shirt.nid);
    const clientOf = (index: number) =>
      portalClient(servers[index % servers.length]?.origin ?? '', new Map([['auth', sessions[index] ?? '']]));

    it('loses no confirmed order, sells nothing twice, and answers at both processes again', async () => {
      let confirmed = 0;
      const middle = Promise.withResolvers<void>();
      const failure = Promise.withResolvers<void>();
      const order = async (uid: number, index: number) => {
        const cart = { club: arabesk, uid, tariffs: [], products: { [shirt.nid]: 1 }, total: shirt.price };
        const key = newKey();
        const answer = await untilAnswered(async () => {
          const one = await clientOf(index).call('place_order', cart, key);
          if (one.status === 503) failure.resolve();
          return one;
        });
        if (answer.status === 200) confirmed += 1;
        if (confirmed === inTheMiddle) middle.resolve();
        return answer;
      };
      const limit = pLimit(atOnce);
      const ordering = Promise.all(uids.map((uid, index) => limit(() => order(uid, index))));
      await middle.promise;
      await primary.crash();
      await failure.promise;
      await onStandby('select pg_promote()');
      const callsUntilAnswered = async (index: number) => {
        let calls = 0;
        await untilAnswered(() => {
          calls += 1;
          return clientOf(index).call('get_dashboard', {});
        });
        return calls;
      };
      // The first call may share a question to the hosts from just before the promotion. Each call takes 5 seconds at most.
      for (const calls of await Promise.all([0, 1].map(callsUntilAnswered)))
        expect(calls).toBeLessThanOrEqual(2);
      const answers = await ordering;
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));

      const promoted = await openPostgres(urls.standby, () => undefined);
      const { db } = promoted;
      const placed = await db.select().from(orders).where(gte(orders.uid, firstBuyer));
      const [left] = await db.select().from(productVariants).where(isShirt);
      await promoted.close();
      // Everybody got an answer, so what was confirmed is exactly what exists.
      const oids = answers.flatMap(({ body }) => oidsIn(body));
      expect(placed.map(({ oid }) => oid).toSorted((a, b) => a - b)).toEqual(oids.toSorted((a, b) => a - b));
      expect([placed.length, new Set(placed.map(({ uid }) => uid)).size, left?.stock]).toEqual([
        ...[shirt.stock, shirt.stock, 0],
      ]);
    }, 240_000);

    it('goes on for visitors, for whom there is no standby now', async () => {
      for (const { origin } of servers) {
        const { result } = await portalClient(origin).ask('get_club_by_url', { url: 'arabesk' });
        expect(result.nid).toBe(arabesk);
      }
    });
  });
});

/** Runs a statement, and gives the first column of its rows. */
async function run(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  await client.end();
  return rows.map(([first]) => first);
}

function oidsIn(body: { readonly result?: unknown }): readonly number[] {
  const { oids } = fieldsOf(body.result);
  return Array.isArray(oids) ? oids.map(Number) : [];
}
