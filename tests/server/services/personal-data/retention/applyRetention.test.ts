import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, getTableName, gt, isNotNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, DatabaseHandle } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';
import { loadOpenOrders } from '#server/services/personal-data/erase/openOrders.ts';
import {
  applyRetention,
  planRetention,
  type RetentionCounts,
} from '#server/services/personal-data/retention/applyRetention.ts';
import { retentionSteps } from '#server/services/personal-data/retention/retentionSteps.ts';
import { type FileService, openFileService } from '#server/storage/openFileService.ts';
import { nl } from '#server/texts/nl.ts';
import { untilBlocked } from '#tests/server/support/database/locks.ts';
import { openSeededDatabase } from '#tests/server/support/database/openSeededDatabase.ts';
import { isStored } from '#tests/server/support/files/isStored.ts';
import { family, keepFamily, pathOf } from '#tests/server/support/personal-data/keptFamily.ts';
import { testClock } from '#tests/server/support/testClock.ts';

const signal = new AbortController().signal;
const folder = mkdtempSync(join(tmpdir(), 'clubpoort-retention-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const openFiles = (name: string): Promise<FileService> => openFileService(join(folder, name));

/** The tables of the round, with the money that goes with an order. */
const tables: readonly PgTable[] = [
  schema.questionFiles,
  ...retentionSteps.map(({ table }) => table),
  schema.orders,
  schema.orderLines,
  schema.orderInstalments,
  schema.payments,
  schema.creditNotes,
  schema.documents,
  schema.users,
];

/** The demo data with a family that has a row in every table, some years later. */
async function aged(years: number) {
  const database: DatabaseHandle = await openSeededDatabase();
  const { db } = database;
  const clock = testClock();
  const fileService = await openFiles(`after-${years}`);
  await keepFamily({ database, fileService });
  await db.update(schema.users).set({ lastSeenAt: clock.now() });
  await db.update(schema.lessonChanges).set({ mailedAt: clock.now() });
  await db.update(schema.priorityInvites).set({ mailedAt: clock.now() });
  const before = await rows(db);
  clock.advance({ days: Math.round(years * 365.25) });
  const context = { db, clock, fileService };
  const planned = await planRetention(context);
  const deleted = await applyRetention(context, { signal });
  return { database, db, context, fileService, before, planned, deleted, after: await rows(db) };
}

async function rows(db: Database): Promise<RetentionCounts> {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[getTableName(table)] = await db.$count(table);
  return counts;
}

describe('applyRetention over the demo data', () => {
  const ages = [0, 1, 8, 11] as const;
  const runs = new Map<number, Awaited<ReturnType<typeof aged>>>();
  beforeAll(async () => {
    for (const years of ages) runs.set(years, await aged(years));
  });
  afterAll(async () => {
    for (const { database } of runs.values()) await database.close();
  });
  const run = (years: (typeof ages)[number]) => {
    const found = runs.get(years);
    if (!found) throw new Error('This age was not run');
    return found;
  };

  it('leaves this table of what stays', async () => {
    const lines = tables.map((table) => {
      const name = getTableName(table);
      const stays = ages.slice(1).map((years) => run(years as 1).after[name]);
      return `| \`${name}\` | ${[run(0).before[name], ...stays].join(' | ')} |`;
    });
    const table = [
      '| table | today | after 1 year | after 8 years | after 11 years |',
      '|---|---:|---:|---:|---:|',
      ...lines,
      '',
    ];
    await expect(table.join('\n')).toMatchFileSnapshot('../../../../cases/belgium/retention/agedDemoData.md');
  });

  it('deletes nothing of today', () => {
    expect(run(0).after).toEqual(run(0).before);
  });

  it.each(ages)(
    'deletes what the dry run said, and the next round finds nothing: %i years',
    async (years) => {
      const { planned, deleted, context } = run(years);
      expect(planned).toEqual(deleted);
      const next = await planRetention(context);
      expect(Object.values(next).every((count) => count === 0)).toBe(true);
    },
  );

  it('deletes answers about health and their files within a year, and keeps lessons and books', async () => {
    const { db, before, after, fileService } = run(1);
    const sensitive = await db
      .select({ value: schema.answers.value })
      .from(schema.answers)
      .innerJoin(schema.questions, eq(schema.questions.qid, schema.answers.qid))
      .where(eq(schema.questions.isSensitive, true));
    expect(sensitive).toEqual([]);
    expect(await isStored(fileService.storage, pathOf(family.child))).toBe(false);
    // The camps of the demo data were the year before, so they are two years old by then.
    const ofCamps: Readonly<Record<string, number>> = { registrations: 3, attendances: 14 };
    for (const name of [
      'registrations',
      'tickets',
      'attendances',
      'orders',
      'order_lines',
      'payments',
      'users',
    ])
      expect([name, after[name]]).toEqual([name, (before[name] ?? 0) - (ofCamps[name] ?? 0)]);
  });

  it('keeps only books after eight years, with nameless people in the place of unused accounts', async () => {
    const { db, before, after } = run(8);
    // Tax papers, and what belongs to an account with turns that the club still owes.
    const staying = new Set<PgTable>([
      schema.certificates,
      // The actions that changed those books.
      schema.clubActions,
      schema.nationalNumbers,
      schema.passCards,
      schema.acceptedTexts,
      schema.federationMemberships,
    ]);
    for (const { table } of retentionSteps.filter((step) => !staying.has(step.table)))
      expect([getTableName(table), after[getTableName(table)]]).toEqual([getTableName(table), 0]);
    const paid = await db.$count(schema.orders, gt(schema.orders.totalCents, 0));
    expect(paid).toBe(await run(0).db.$count(schema.orders, gt(schema.orders.totalCents, 0)));
    expect(after.payments).toBe(before.payments);
    expect(after.documents).toBe(before.documents);
    const taxPapers = isNotNull(schema.certificates.paidCents);
    expect(await db.$count(schema.certificates, taxPapers)).toBe(
      await run(0).db.$count(schema.certificates, taxPapers),
    );
    expect(await db.$count(schema.users, eq(schema.users.fname, family.mark))).toBe(0);
    const nameless = and(
      eq(schema.users.fname, nl.erasure.nameless.fname),
      eq(schema.users.lname, nl.erasure.nameless.lname),
    );
    expect(await db.$count(schema.users, nameless)).toBeGreaterThan(0);
  });

  it('deletes settled books after eleven years, and keeps a claim that is still open', async () => {
    const { db } = run(11);
    const left = await db.select().from(schema.orders);
    expect(left.length).toBeGreaterThan(0);
    const everybody = left.flatMap(({ uid, placedBy }) => [uid, placedBy]);
    const open = await loadOpenOrders(run(11).context, everybody);
    expect(open.map(({ order }) => order.oid)).toEqual(left.map(({ oid }) => oid).toSorted((a, b) => a - b));
    expect(await db.$count(schema.certificates)).toBe(0);
    // Who still owes something can be asked for it.
    const people = await db.select({ fname: schema.users.fname, uid: schema.users.uid }).from(schema.users);
    for (const uid of everybody)
      expect(people.find((one) => one.uid === uid)?.fname).not.toBe(nl.erasure.nameless.fname);
  });
});

describe('applyRetention', () => {
  it('stops between two batches when the server stops, and the next round does the rest', async () => {
    const database = await openSeededDatabase();
    const clock = testClock();
    clock.advance({ days: 3000 });
    const fileService = await openFiles('stopped');
    await keepFamily({ database, fileService });
    const context = { db: database.db, clock, fileService };
    const planned = await planRetention(context);
    const stopping = new AbortController();
    const { storage } = fileService;
    // The first thing that goes is a file.
    const remove = async (path: string) => {
      stopping.abort();
      await storage.remove(path);
    };
    const first = await applyRetention(
      { ...context, fileService: { ...fileService, storage: { ...storage, remove } } },
      stopping,
    );
    expect(Object.values(first).reduce((sum, count) => sum + count)).toBeGreaterThan(0);
    const second = await applyRetention(context, { signal });
    for (const [name, count] of Object.entries(planned))
      expect([name, (first[name] ?? 0) + (second[name] ?? 0)]).toEqual([name, count]);
    await database.close();
  });

  it('keeps the registration of a course that still runs, and its answers, however old they are', async () => {
    const database = await openSeededDatabase();
    const { db } = database;
    const clock = testClock();
    const fileService = await openFiles('running');
    await keepFamily({ database, fileService });
    clock.advance({ days: 3000 });
    const before = await rows(db);
    await db.update(schema.courseSessions).set({
      startsAt: sql`${clock.now().toISOString()}::timestamptz`,
      endsAt: sql`${clock.now().toISOString()}::timestamptz + interval '1 hour'`,
    });
    await applyRetention({ db, clock, fileService }, { signal });
    const after = await rows(db);
    for (const name of [
      'registrations',
      'tickets',
      'queue_entries',
      'attendances',
      'absences',
      'question_files',
    ])
      expect([name, after[name]]).toEqual([name, before[name]]);
    await database.close();
  });

  it('keeps who is used: by a parent, by another household of a shared child, or again by now', async () => {
    const database = await openSeededDatabase();
    const { db } = database;
    const clock = testClock();
    const fileService = await openFiles('shared');
    const [mother, child, father, alone] = [5_000, 5_001, 5_002, 5_003] as const;
    // A child never logs in, and the parent does; another parent comes back during the round.
    const [active, ofActive, returning] = [5_004, 5_005, 5_006] as const;
    const likeAll = { fname: 'Lien', lname: 'Aerts', color: '#112233', passwordHash: 'none' };
    const longAgo = { ...likeAll, lastSeenAt: new Date('2010-01-01T10:00:00Z') };
    await db.insert(schema.users).values([
      { ...longAgo, uid: mother, mail: 'lien@example.org' },
      { ...longAgo, uid: alone, mail: 'alleen@example.org' },
      { ...longAgo, uid: returning, mail: 'terug@example.org' },
      { ...likeAll, uid: father, mail: 'wim@example.org', lastSeenAt: clock.now() },
      { ...likeAll, uid: active, mail: 'sam@example.org', lastSeenAt: clock.now() },
    ]);
    await db
      .insert(schema.users)
      .values({ ...longAgo, uid: ofActive, parentUid: active, passwordHash: null });
    await db.insert(schema.users).values({ ...longAgo, uid: child, parentUid: mother, passwordHash: null });
    const sharedSince = clock.now();
    await db.insert(schema.sharedChildren).values({ uid: child, sharedWith: father, sharedSince });
    const round = await db.transaction(async (tx) => {
      await tx.update(schema.users).set({ lastSeenAt: clock.now() }).where(eq(schema.users.uid, returning));
      const ending = { of: applyRetention({ db, clock, fileService }, { signal }) };
      await untilBlocked({ tx, watcher: db, statement: /from "users".*for update/s });
      return ending;
    });
    await round.of;
    const left = await db
      .select()
      .from(schema.users)
      .where(gt(schema.users.uid, mother - 1));
    expect(left.map(({ uid }) => uid).toSorted()).toEqual([
      ...[mother, child, father],
      ...[active, ofActive, returning],
    ]);
    await database.close();
  });
});
