import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clubImports, lessonChanges, outgoingMails } from '#server/db/schema.ts';
import { mailLessonChanges } from '#server/services/own-registrations/lesson-changes/mailLessonChanges.ts';
import { listStatements } from '#tests/server/support/database/listStatements.ts';
import { openSeededDatabase } from '#tests/server/support/database/openSeededDatabase.ts';
import { importFile, readRight } from '#tests/server/support/files/clubFiles.ts';
import { testClock } from '#tests/server/support/testClock.ts';

const people = process.env.MATRIX === 'full' ? 2000 : 400;
const lessons = 60;

let database: Awaited<ReturnType<typeof openSeededDatabase>>;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

function clubIn(place: string) {
  return readRight({
    club: { url: 'groot', title: 'Groot', city: 'Gent', color: '#aabbcc' },
    courses: [
      {
        ...{ url: 'turnen', title: 'Turnen', place, tariffs: [{ title: 'Jaar', price: 100 }] },
        weekly: [{ day: 'wo', from: '14:00', to: '15:00', start: '2026-12-02', end: '2028-01-19' }],
      },
    ],
  });
}

// New lessons are one statement. The parameters of one statement are counted in 16 bits: 65,535 at most, and every change of a lesson has eight.
it(`an import that moves ${lessons} lessons of ${people} people notes and mails all of it`, async () => {
  const { db } = database;
  const sent = await listStatements(() => importFile(db, clubIn('Zaal 1')));
  expect(sent.filter(({ text }) => text.startsWith('insert into "course_sessions"'))).toHaveLength(1);
  await db.execute(sql`insert into users (fname, lname, color, mail)
    select 'Lid', n, '#000000', 'lid' || n || '@example.org' from generate_series(1, ${people}::int) n`);
  await db.execute(sql`insert into registrations (uid, tariff_nid, status, is_ticket, registered_at)
    select u.uid, t.nid, 1, false, '2026-11-01' from users u, tariffs t where u.fname = 'Lid' and t.title = 'Jaar'`);
  const plan = await importFile(db, clubIn('Zaal 2'), { mailsTo: people });
  expect(plan).toMatchObject({ faults: [], lessonFaults: [], mailed: { count: people } });
  expect(await db.$count(lessonChanges)).toBe(people * lessons);
  const clock = testClock();
  clock.advance({ seconds: 61 * 60 });
  await mailLessonChanges({ db, clock, portalOrigin: undefined });
  expect(await db.$count(outgoingMails)).toBe(people);
  expect(await db.$count(clubImports)).toBe(1);
}, 120_000);
