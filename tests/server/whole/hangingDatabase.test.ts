import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { type StoppableProxy, stoppableProxy } from '../support/database/stoppableProxy.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';
import { untilAnswered } from '../support/untilAnswered.ts';

/** What a caller hears at the latest, in milliseconds. */
const promised = 5_000;
const order = { club: arabesk, uid: 1, tariffs: [adultTariff], total: 225 };

/**
 * The server runs in this process, so its timers and the one of this test share an event loop. A busy machine delays all of them, and
 * the shorter one still comes first.
 */
describe('a PostgreSQL that hangs', () => {
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
    await expect.poll(async () => (await other.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1);
    proxy.hang();
    expect(await inTime(placing)).toBe(503);
    await other.query('rollback');
    proxy.resume();
    expect((await untilAnswered(place)).status).toBe(200);
  }, 60_000);
});
