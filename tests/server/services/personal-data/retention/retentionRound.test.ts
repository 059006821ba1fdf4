import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { answers, retentionRounds, sessions, users } from '#server/db/schema.ts';
import { retentionRound } from '#server/services/personal-data/retention/retentionRound.ts';
import { type FileService, openFileService } from '#server/storage/openFileService.ts';
import { openSeededDatabase } from '#tests/server/support/database/openSeededDatabase.ts';
import { testClock } from '#tests/server/support/testClock.ts';

describe('retentionRound', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-round-'));
  const clock = testClock();
  const running = new AbortController().signal;
  let database: DatabaseHandle;
  let fileService: FileService;
  beforeAll(async () => {
    database = await openSeededDatabase();
    fileService = await openFileService(folder);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const round = (signal = running) => retentionRound({ db: database.db, clock, fileService }, signal);
  const remembered = () => database.db.select().from(retentionRounds).orderBy(retentionRounds.day);

  it('works once a day, and remembers what it deleted', async () => {
    clock.advance({ days: 366 });
    await round();
    const [first] = await remembered();
    expect(first).toMatchObject({ day: '2027-11-21', finishedAt: clock.now() });
    expect(first?.deleted.answers).toBeGreaterThan(0);
    clock.advance({ seconds: 7200 });
    await round();
    expect(await remembered()).toEqual([first]);
    clock.advance({ days: 1 });
    await round();
    const all = await remembered();
    expect(all.map(({ day }) => day)).toEqual(['2027-11-21', '2027-11-22']);
    expect(all[0]).toEqual(first);
  });

  it('does a stopped round again', async () => {
    const { db } = database;
    clock.advance({ days: 730 });
    const stopped = new AbortController();
    stopped.abort();
    await round(stopped.signal);
    expect(await db.$count(answers)).toBeGreaterThan(0);
    expect((await remembered()).at(-1)?.finishedAt).toBeNull();
    await round();
    expect(await db.$count(answers)).toBe(0);
    expect((await remembered()).at(-1)?.finishedAt).toEqual(clock.now());
  });

  it('remembers when an account was last used, after its sessions are gone', async () => {
    const { db } = database;
    clock.advance({ days: 1 });
    const usedAt = clock.now();
    const session = { uid: 2, login: 'x', createdAt: usedAt, lastUsedAt: usedAt, expiresAt: usedAt };
    await db.insert(sessions).values({ ...session, tokenHash: 'remembered' });
    await round();
    await db.delete(sessions);
    const [person] = await db.select().from(users).where(eq(users.uid, 2));
    expect(person?.lastSeenAt).toEqual(usedAt);
  });
});
