import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { Patience, withPatience } from '#server/db/patience.ts';
import { retentionRounds, users } from '#server/db/schema.ts';
import { retentionRound } from '#server/services/personal-data/retention/retentionRound.ts';
import { openFileService } from '#server/storage/openFileService.ts';
import { createSeededDatabase, dropDatabase } from '#tests/server/support/database/createSeededDatabase.ts';
import { testClock } from '#tests/server/support/testClock.ts';

/** Families of four. Five in two hundred have not used their account for years; four of these run a club, so they stay. */
const families = 25_000;
const unusedFamilies = families / 200;

/** Longest time of one statement, in milliseconds. Comparing each account with all people took minutes. */
const patience = 10_000;

async function fill(db: Database): Promise<void> {
  await db.execute(sql`
    insert into users (uid, mail, password_hash, fname, lname, color, parent_uid, last_seen_at)
    select 1000000 + n, case when n % 4 = 0 then 'ouder' || n || '@example.org' end, case when n % 4 = 0 then 'x' end,
      'Voornaam', 'Naam', '#123456', case when n % 4 > 0 then 1000000 + n - n % 4 end,
      case when (n / 4) % 200 < 5 then timestamptz '2020-01-01' else timestamptz '2026-11-01' end
    from generate_series(0, ${4 * families - 1}) n order by n`);
  await db.execute(sql`
    insert into sessions (token_hash, uid, created_at, last_used_at, expires_at, login)
    select 'session' || n, 1000000 + 4 * n, '2026-10-01', '2026-11-01', '2027-11-01', 'login' || n
    from generate_series(0, ${families - 1}) n where n % 200 > 4`);
  await db.execute(sql`
    insert into club_members (club_nid, uid, role)
    select (select min(nid) from clubs), 1000000 + 4 * n, 'admin' from generate_series(0, ${families - 1}) n where n % 200 between 1 and 4`);
  await db.execute(sql`analyze users, sessions, club_members`);
}

describe('the daily deletion among 100,000 people', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-scale-'));
  let url: string;
  let database: DatabaseHandle;
  beforeAll(async () => {
    url = await createSeededDatabase();
    database = await openPostgres(url, (error) => expect.fail(error.message));
    await database.migrate(fill);
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await dropDatabase(url);
    rmSync(folder, { recursive: true, force: true });
  });

  it('ends, with no statement that takes long, and erases the families that nobody used', async () => {
    const { db } = database;
    const clock = testClock();
    const before = await db.$count(users);
    const context = { db, clock, fileService: await openFileService(folder) };
    const { signal } = new AbortController();
    await withPatience(() => retentionRound(context, signal), new Patience({ total: 0, each: patience }));
    const [round] = await db.select().from(retentionRounds);
    expect(round?.finishedAt).toEqual(clock.now());
    expect(round?.deleted.users).toBe(4 * unusedFamilies);
    expect(await db.$count(users)).toBe(before - 4 * unusedFamilies);
  }, 240_000);
});
