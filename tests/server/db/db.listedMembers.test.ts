import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '#server/db/migrationsFolder.ts';
import { clubActions, clubMembers, orders, queueEntries, registrations, users } from '#server/db/schema.ts';
import { arabesk } from '../support/registration.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

/** The members whom a spreadsheet brought before the database kept who is on one: migration 0069 finds them. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('the migration of listed members dates those of a spreadsheet alone', async () => {
  const { db } = server.database;
  const now = server.clock.now();
  const tariffNid = 1061;
  const add = async (fname: string, member: Partial<typeof clubMembers.$inferInsert> = {}) => {
    const person = { fname, lname: 'Lid', color: '#000000' };
    const [made] = await db.insert(users).values(person).returning();
    const uid = made?.uid ?? 0;
    await db.insert(clubMembers).values({ clubNid: arabesk, uid, role: 'member', ...member });
    return uid;
  };
  const listed = await add('Vanop de lijst');
  const others = {
    staff: await add('Bestuur', { role: 'secretary' }),
    blocked: await add('Geblokkeerd', { isBlocked: true }),
    ordered: await add('Met een bestelling'),
    registered: await add('Ingeschreven'),
    waiting: await add('Op de wachtlijst'),
    // A club that never read a spreadsheet.
    elsewhere: await add('Van een andere club', { clubNid: 2 }),
  };
  await db.insert(orders).values({
    ...{ clubNid: arabesk, uid: others.ordered, placedBy: others.ordered, placedAt: now },
    ...{ payment: 'unpaid', payNowCents: 0, payLaterCents: 100, totalCents: 100 },
  });
  await db
    .insert(registrations)
    .values({ uid: others.registered, tariffNid, status: 1, isTicket: false, registeredAt: now });
  await db.insert(queueEntries).values({ uid: others.waiting, tariffNid, places: 1, queuedAt: now });
  const madeAt = new Date(now.getTime() - 86_400_000);
  await db
    .insert(clubActions)
    .values({ clubNid: arabesk, madeAt, action: 'import-people', details: { what: '' } });
  const [, update] = readFileSync(join(migrationsFolder, '0069_listed_members.sql'), 'utf8').split(
    '--> statement-breakpoint',
  );
  await db.update(clubMembers).set({ listedAt: null });
  await db.execute(sql.raw(update ?? ''));
  const dated = await db
    .select({ uid: clubMembers.uid, listedAt: clubMembers.listedAt })
    .from(clubMembers)
    .where(
      and(inArray(clubMembers.uid, [listed, ...Object.values(others)]), isNotNull(clubMembers.listedAt)),
    );
  expect(dated).toEqual([{ uid: listed, listedAt: madeAt }]);
});
