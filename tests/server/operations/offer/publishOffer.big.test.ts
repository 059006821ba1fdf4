import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clubMembers, clubs } from '#server/db/schema.ts';
import { isWhole } from '#tests/support/sampled.ts';
import { exported, importFile, readRight } from '../../support/files/clubFiles.ts';
import { newKey } from '../../support/registration.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/** The lessons of 120 courses have more values than a body of a request may have (`readJson`). */
const count = isWhole ? 500 : 120;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A season of lessons for each course. */
const file = {
  club: { url: 'groot', title: 'Groot', city: 'Gent', color: '#aabbcc' },
  courses: Array.from({ length: count }, (_, index) => ({
    ...{ url: `cursus-${index}`, title: `Cursus ${index}`, tariffs: [{ title: 'Jaar', price: 100 }] },
    weekly: [{ day: 'wo', from: '14:00', to: '15:00', start: '2027-01-06', end: '2027-06-30' }],
  })),
};

it(`publishes one price of a club with ${count} courses, in a body without the lessons`, async () => {
  const { db } = server.database;
  await importFile(db, readRight(file));
  const [club] = await db.select().from(clubs).where(eq(clubs.url, 'groot'));
  if (!club) expect.fail('No club');
  await db.insert(clubMembers).values({ clubNid: club.nid, uid: 12, role: 'admin' });
  const manager = await server.loggedIn('federatie@example.org');
  const { result } = await manager.ask('get_offer_editor', { club: club.nid });
  // Safe cast: the server exports a club file.
  const offer = result.file as unknown as typeof file;
  const courses = offer.courses.map((course, index) => ({
    ...Object.fromEntries(
      Object.entries(course).filter(([name]) => !['sessions', 'weekly', 'series'].includes(name)),
    ),
    ...(index === 3 && { title: 'Een andere naam' }),
  }));
  const request = {
    club: club.nid,
    offerVersion: result.version,
    file: JSON.stringify({ ...offer, courses }),
  };
  const plan = await manager.ask('publish_offer', { ...request, preview: true }, newKey());
  expect(plan.result.changes.map(({ sentence }) => sentence)).toEqual([
    'De cursus “Een andere naam” wijzigt',
  ]);
  expect((await manager.call('publish_offer', request, newKey())).status).toBe(200);
  const after = await exported(db, 'groot');
  expect(after.courses[3]).toMatchObject({ title: 'Een andere naam' });
  expect(after.courses.every(({ sessions }) => sessions.length === 26)).toBe(true);
  expect(readRight(JSON.parse(JSON.stringify(after))).courses).toHaveLength(count);
}, 120_000);
