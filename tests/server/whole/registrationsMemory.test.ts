import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { courses, queueEntries, registrations, retentionRounds, tariffs } from '#server/db/schema.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { testStart } from '../../support/clock/testStart.ts';
import { openSeededDatabase } from '../support/database/openSeededDatabase.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

/** People who register for one course, each with a name of so many letters: the whole list has 60 MB. */
const [people, letters] = [30_000, 2_000];
/** Megabytes of a page with its garbage. The whole list, as rows and as text, would take several times as much. */
const most = 150;

describe('the CSV of the registrations of a club', () => {
  let database: DatabaseHandle & { readonly url: string };
  let server: ServerProcess;
  let cookie: string;
  beforeAll(async () => {
    database = await openSeededDatabase();
    await database.db.execute(sql`
      insert into users (uid, fname, lname, color)
      select 3000000 + n, 'Lid ' || n, repeat('x', ${sql.raw(String(letters))}), '#123456'
      from generate_series(1, ${sql.raw(String(people))}) as n`);
    await database.db.execute(sql`
      insert into registrations (uid, tariff_nid, status, is_ticket, registered_at)
      select 3000000 + n, 1121, 1, false, '2026-11-01T10:00:00.123456Z'
      from generate_series(1, ${sql.raw(String(people))}) as n`);
    // The daily round would look at all these people, at the same time.
    const today = { day: isoDayOf(testStart.getTime() / 1000), startedAt: testStart };
    await database.db.insert(retentionRounds).values({ ...today, finishedAt: testStart });
    server = await startServerProcess({ DATABASE_URL: database.url, DATABASE_POOL: '4' });
    const body = { mail: 'beheer@example.org', password: demoPassword };
    const { headers } = await post(server, { name: 'login', body, cookie: '' });
    cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }, 300_000);
  afterAll(async () => {
    await server?.end('SIGTERM');
    await database?.close();
  });

  const open = (request: object) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const asking = httpRequest(`${server.origin}/api?q=download_registrations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
      });
      asking.once('response', resolve).once('error', reject);
      asking.end(JSON.stringify(request));
    });
  const highestMegabytes = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024;
  const busyConnections = async () => {
    const [found] = await database.db
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`);
    return found?.count;
  };
  const rowsOfClub = async () => {
    const { db } = database;
    const ofClub = db
      .select({ nid: tariffs.nid })
      .from(tariffs)
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .where(eq(courses.clubNid, 1));
    const registered = await db.$count(registrations, inArray(registrations.tariffNid, ofClub));
    return registered + (await db.$count(queueEntries, inArray(queueEntries.tariffNid, ofClub)));
  };

  it(`of ${people} people has every row, and takes less than ${most} MB`, async () => {
    // One course of the demo first, so that the code is loaded.
    for await (const _part of await open({ club: 1, course: 106 }));
    const before = highestMegabytes();
    let [lines, bytes] = [0, 0];
    for await (const part of (await open({ club: 1 })) as AsyncIterable<Buffer>) {
      bytes += part.length;
      for (const byte of part) if (byte === 10) lines += 1;
    }
    const grown = highestMegabytes() - before;
    process.stdout.write(`${Math.round(bytes / 1e6)} MB of CSV: ${Math.round(grown)} MB of memory\n`);
    expect(lines).toBe((await rowsOfClub()) + 1);
    expect(bytes).toBeGreaterThan(people * letters);
    expect(grown).toBeLessThan(most);
  }, 300_000);

  it('takes no connection while its reader waits, and reads no further once the reader is gone', async () => {
    const readers = await Promise.all(Array.from({ length: 6 }, () => open({ club: 1 })));
    // Nobody reads: the server fills the buffers of the sockets, and then waits without a connection.
    await expect.poll(busyConnections, { timeout: 60_000 }).toBe(0);
    const answer = await post(server, {
      name: 'login',
      body: { mail: 'ouder@example.org', password: demoPassword },
      cookie: '',
    });
    expect(answer.status).toBe(200);
    for (const reader of readers) reader.destroy();
    await expect.poll(busyConnections, { timeout: 60_000 }).toBe(0);
    const left = await fetch(`${server.origin}/readyz`);
    expect(left.status).toBe(200);
  }, 300_000);
});
