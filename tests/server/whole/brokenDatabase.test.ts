import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { postAnswers } from '../support/answers/postAnswers.ts';
import { untilAnswered } from '../support/answers/untilAnswered.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { type StoppableProxy, stoppableProxy } from '../support/database/proxies/stoppableProxy.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../support/registration.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { testClock } from '../support/testClock.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

const order = { club: arabesk, uid: 1, tariffs: [adultTariff], total: 225 };

describe('a server process whose PostgreSQL breaks', () => {
  let url: string;
  let proxy: StoppableProxy;
  let server: ServerProcess;
  let other: pg.Client;
  let cookie: string;
  beforeEach(async () => {
    url = await createSeededDatabase();
    const { hostname: host, port } = new URL(url);
    proxy = await stoppableProxy({ host, port: Number(port) });
    const proxied = new URL(url);
    proxied.host = `127.0.0.1:${proxy.port}`;
    server = await startServerProcess({ DATABASE_URL: proxied.href, DATABASE_POOL: '2' });
    other = new pg.Client(url);
    await other.connect();
    const database = await openPostgres(url, () => undefined);
    cookie = `auth=${await openSession({ db: database.db, clock: testClock() }, { uid: 1 })}`;
    await database.close();
    expect(await postAnswers(server, { uid: 1, cookie, tariffs: [adultTariff] })).toBe(200);
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await other.end();
    await proxy.close();
  });

  const place = () => post(server, { name: 'place_order', body: order, cookie });
  const lockTariff = async () => {
    await other.query('begin');
    await other.query('select 1 from tariffs where nid = $1 for update', [adultTariff]);
  };
  /** Connections that wait for what `other` has locked. */
  const waiting = 'select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';

  it('survives the end of a connection in the middle of a transaction', async () => {
    await lockTariff();
    const placing = place();
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    await other.query(`select pg_terminate_backend(pid) from (${waiting}) as stuck`);
    expect((await placing).status).toBe(503);
    await other.query('rollback');
    expect((await untilAnswered(place)).status).toBe(200);
    expect(server.process.exitCode).toBeNull();
  });

  it('answers 503 while the database hangs, in and out of transactions, and works again afterwards', async () => {
    await lockTariff();
    const inTransaction = place();
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    proxy.hang();
    const calls = [inTransaction, ...Array.from({ length: 8 }, place)];
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([503]));
    await other.query('rollback');
    proxy.resume();
    // More calls than connections: none was lost.
    const after = await Promise.all(Array.from({ length: 8 }, () => untilAnswered(place)));
    // One order is placed; the others find the place taken by it.
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('answers readers while writers wait for every connection that is for them', async () => {
    await lockTariff();
    // One connection is for writers, and one for reads.
    const writers = Array.from({ length: 3 }, place);
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    const read = await fetch(`${server.origin}/api?q=get_club&club=arabesk`);
    expect(read.status).toBeLessThan(500);
    expect((await other.query(waiting)).rowCount).toBeGreaterThan(0);
    await other.query('rollback');
    await Promise.all(writers);
  });
});

/** What a caller hears at the latest, in milliseconds. */
const promised = 5_000;

/**
 * The server runs in this process, so its timers and the one of this test share an event loop. A busy machine delays all of them, and
 * the shorter one still comes first.
 */
describe('a server whose PostgreSQL hangs', () => {
  let proxy: StoppableProxy;
  let server: TestServer;
  let parent: TestClient;
  let other: pg.Client;
  beforeEach(async () => {
    const url = await createSeededDatabase();
    const { hostname: host, port } = new URL(url);
    proxy = await stoppableProxy({ host, port: Number(port) });
    const proxied = new URL(url);
    proxied.host = `127.0.0.1:${proxy.port}`;
    server = await startTestServer({
      database: await openPostgres(proxied.href, () => undefined, { poolSize: 4 }),
    });
    parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent, 1);
    other = new pg.Client(url);
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await proxy.close();
    await server.stop();
  });

  const place = () => parent.call('place_order', order, newKey());
  const waiting = 'select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
  /** The answer to a call, or `late` when it takes longer than promised. */
  const inTime = async (call: Promise<{ readonly status: number }>) => {
    const late = pause(promised, 'late' as const);
    return Promise.race([call.then(({ status }) => status), late]);
  };

  it('lets each call hear so within 5 seconds: reads, orders, and those that wait for a connection', async () => {
    proxy.hang();
    const calls = Array.from({ length: 4 }, () => [place(), parent.call('search_clubs', {})]).flat();
    expect(new Set(await Promise.all(calls.map(inTime)))).toEqual(new Set([503]));
    proxy.resume();
    expect((await untilAnswered(place)).status).toBe(200);
  }, 60_000);

  it('lets an order hear so that has just waited for a lock', async () => {
    await other.query('begin');
    await other.query('select 1 from tariffs where nid = $1 for update', [adultTariff]);
    const placing = place();
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    proxy.hang();
    expect(await inTime(placing)).toBe(503);
    await other.query('rollback');
    proxy.resume();
    expect((await untilAnswered(place)).status).toBe(200);
  }, 60_000);
});

describe('openPostgres', () => {
  it('fails a transaction whose connection ends, and goes on', async () => {
    const database = await openPostgres(await createSeededDatabase(), () => undefined);
    const broken = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(broken).rejects.toThrow();
    await database.ping();
    await database.close();
  });
});
