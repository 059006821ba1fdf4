import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { moneyEntries, orders, payments, testCheckouts, users } from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { testClock } from '../support/testClock.ts';

/** De Dolfijn, where Els has an unpaid order of 210 euros. */
const dolphin = 4;

const isWhole = process.env.MATRIX === 'full';
const rounds = isWhole ? 20 : 3;
const atOnce = isWhole ? 100 : 20;
const patience = isWhole ? 300_000 : 60_000;

/** PGlite runs one statement at a time and so hides races. These tests use PostgreSQL and two server processes. */
describe('payments on PostgreSQL', () => {
  let database: DatabaseHandle;
  let servers: readonly ServerProcess[];
  let dataDir: string;
  let cookie: string;
  let oid: number;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'clubpoort-payments-'));
    const url = await createSeededDatabase();
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, CALL_LIMIT: '1000000' };
    servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    database = await openPostgres(url, (error) => expect.fail(error.message));
    const { db } = database;
    const [els] = await db.select().from(users).where(eq(users.mail, 'federatie@example.org'));
    const uid = els?.uid ?? 0;
    cookie = `auth=${await openSession({ db, clock: testClock() }, { uid })}`;
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.uid, uid), eq(orders.clubNid, dolphin)));
    oid = order?.oid ?? 0;
  }, 120_000);
  beforeEach(async () => {
    const { db } = database;
    await db.delete(moneyEntries);
    await db.delete(payments);
    await db.delete(testCheckouts);
    await db.update(orders).set({ payment: 'unpaid' });
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Makes the same call many times at once, alternating between both servers. */
  function callManyTimes<Answer>(call: (origin: string) => Promise<Answer>): Promise<Answer[]> {
    return Promise.all(
      Array.from({ length: atOnce }, (_, turn) => call(servers[turn % servers.length]?.origin ?? '')),
    );
  }

  async function pay(origin: string): Promise<string> {
    const url = `${origin}/api?q=redirect_to_mollie_payment&oid=${oid}`;
    const { status, headers } = await call(url, { headers: { cookie }, redirect: 'manual' });
    expect(status).toBe(303);
    return headers.get('location') ?? '';
  }

  async function hear(origin: string, id: string): Promise<void> {
    const body = new URLSearchParams({ id });
    const { status } = await call(`${origin}/payments/webhook`, { method: 'POST', body });
    expect(status).toBe(200);
  }

  /** Retries when the database is busy or has no connection left, as a person and a provider do too. */
  async function call(url: string, request: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, request);
      if (![409, 503].includes(response.status) || attempt === 20) return response;
      await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
    }
  }

  const mails = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml')).length;

  it(
    'simultaneous clicks at both servers open one checkout',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        await database.db.delete(moneyEntries);
        await database.db.delete(payments);
        expect(new Set(await callManyTimes(pay)).size).toBe(1);
        expect(await database.db.$count(payments)).toBe(1);
      }
    },
    patience,
  );

  it(
    'C7: simultaneous calls of the webhook record one payment and send one mail',
    async () => {
      const { db } = database;
      let sent = 0;
      for (let round = 0; round < rounds; round += 1) {
        await db.delete(moneyEntries);
        await db.delete(payments);
        await db.update(orders).set({ payment: 'unpaid' });
        const reference = (await pay(servers[0]?.origin ?? '')).split('/').at(-1) ?? '';
        await db.update(testCheckouts).set({ state: 'paid' }).where(eq(testCheckouts.reference, reference));
        await callManyTimes((origin) => hear(origin, reference));
        const [order] = await db.select().from(orders).where(eq(orders.oid, oid));
        expect(order?.payment).toBe('paid');
        expect(await db.select().from(payments)).toMatchObject([{ state: 'paid', amountCents: 21_000 }]);
        sent += 1;
        await expect.poll(mails).toBe(sent);
      }
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      expect(mails()).toBe(sent);
    },
    patience,
  );
});
