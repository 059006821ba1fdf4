import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import {
  knownDevices,
  oneTimeCodes,
  payments,
  roundLeases,
  sessions,
  testCheckouts,
} from '#server/db/schema.ts';
import { sessionLifetime } from '#server/services/sessions/sessionLifetime.ts';
import { openFileService } from '#server/storage/openFileService.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';
import { testClock } from '../../support/testClock.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const day = 24 * 60 * 60 * 1000;

describe('the sweep', () => {
  const clock = testClock();
  let database: DatabaseHandle;
  let server: TestServer | undefined;
  beforeEach(async () => {
    clock.reset();
    database = await openSeededDatabase();
    for (const table of [sessions, oneTimeCodes, knownDevices, roundLeases]) await database.db.delete(table);
  });
  afterEach(async () => {
    await server?.app.close();
    await database.close();
  });

  const at = (days: number) => new Date(clock.now().getTime() + days * day);
  const start = async () => {
    server = await startTestServer({ database, clock });
  };

  it('removes expired sessions, codes and known browsers, and keeps the others', async () => {
    const { db } = database;
    const session = { uid: 1, login: 'x', createdAt: at(-100) };
    await db.insert(sessions).values([
      { ...session, tokenHash: 'expired', lastUsedAt: at(0), expiresAt: at(0) },
      { ...session, tokenHash: 'idle', lastUsedAt: at(-90), expiresAt: at(200) },
      { ...session, tokenHash: 'live', lastUsedAt: at(-89), expiresAt: at(200) },
    ]);
    const code = { uid: 1, purpose: 'login' } as const;
    await db.insert(oneTimeCodes).values([
      { ...code, codeHash: 'expired', expiresAt: at(0) },
      { ...code, codeHash: 'live', expiresAt: at(0.01) },
    ]);
    await db.insert(knownDevices).values([
      { uid: 1, tokenHash: 'old', lastUsedAt: at(-365) },
      { uid: 1, tokenHash: 'live', lastUsedAt: at(-364) },
    ]);
    await start();
    const left = async () => [
      (await db.select().from(sessions)).map(({ tokenHash }) => tokenHash),
      (await db.select().from(oneTimeCodes)).map(({ codeHash }) => codeHash),
      (await db.select().from(knownDevices)).map(({ tokenHash }) => tokenHash),
    ];
    expect(await left()).toEqual([['live'], ['live'], ['live']]);
  });

  it('removes old test checkouts, and records the outcome of their payments first', async () => {
    const { db } = database;
    const checkout = { amountCents: 1000, description: 'x', returnUrl: '/' };
    await db.delete(testCheckouts);
    await db.insert(testCheckouts).values([
      { ...checkout, reference: 'paid', state: 'paid', createdAt: at(-2) },
      { ...checkout, reference: 'left', state: 'open', createdAt: at(-1) },
      { ...checkout, reference: 'fresh', state: 'open', createdAt: at(-0.9) },
    ]);
    const [order] = await db.query.orders.findMany({ limit: 1 });
    const payment = { oid: order?.oid ?? 0, provider: 'test-checkout', checkoutUrl: '/', amountCents: 1000 };
    await db.insert(payments).values([
      { ...payment, reference: 'paid', state: 'open', startedAt: at(-2) },
      { ...payment, reference: 'left', state: 'open', startedAt: at(-1) },
    ]);
    await start();
    const references = async () => (await db.select().from(testCheckouts)).map(({ reference }) => reference);
    expect(await references()).toEqual(['fresh']);
    const states = new Map(
      (await db.select().from(payments)).map(({ reference, state }) => [reference, state]),
    );
    expect([states.get('paid'), states.get('left')]).toEqual(['paid', 'expired']);
  });

  it('is done within minutes after a process died in the middle of it, not an hour later', async () => {
    const { db } = database;
    const session = { uid: 1, login: 'x', createdAt: at(-100), lastUsedAt: at(-1), expiresAt: at(0) };
    await db.insert(sessions).values({ ...session, tokenHash: 'expired' });
    const until = new Date(clock.now().getTime() + 110_000);
    await db.insert(roundLeases).values({ name: 'sweep', holder: randomUUID(), until });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await start();
    await server?.settled();
    expect(await db.$count(sessions)).toBe(1);
    clock.advance({ seconds: 120 });
    vi.advanceTimersByTime(60_000);
    await server?.settled();
    expect(await db.$count(sessions)).toBe(0);
    vi.useRealTimers();
  });

  it('leaves alone what was written while an earlier job of the round took its time', async () => {
    const { db } = database;
    const filesDir = await mkdtemp(join(tmpdir(), 'clubpoort-sweep-'));
    const fileService = await openFileService(filesDir);
    const files = Promise.withResolvers<void>();
    const sweepFiles = vi.spyOn(fileService.temporary, 'sweep').mockReturnValue(files.promise);
    const starting = startTestServer({ database, clock, fileService });
    await expect.poll(() => sweepFiles.mock.calls.length).toBe(1);
    clock.advance({ seconds: 600 });
    const expiresAt = at(sessionLifetime / 24 / 60 / 60);
    const session = { uid: 1, login: 'x', createdAt: at(0), lastUsedAt: at(0), expiresAt };
    await db.insert(sessions).values({ ...session, tokenHash: 'new' });
    files.resolve();
    server = await starting;
    expect(await db.select().from(sessions)).toMatchObject([{ lastUsedAt: session.lastUsedAt, expiresAt }]);
    await rm(filesDir, { recursive: true });
  });
});
