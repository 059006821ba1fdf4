import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSessions, courses } from '#server/db/schema.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

describe('the times of a course', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const timesOf = async (nid: number) => {
    const [course] = await server.database.db.select().from(courses).where(eq(courses.nid, nid));
    return [course?.firstStartsAt?.toISOString(), course?.lastEndsAt?.toISOString(), course?.isoWeekdays];
  };
  const session = (startsAt: string, endsAt: string) => ({
    ...{ courseNid: 101, place: 'Gent' },
    ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
  });

  it('follow the sessions that are added, moved to another day or course, and removed', async () => {
    const { db } = server.database;
    await db.delete(courseSessions).where(eq(courseSessions.courseNid, 101));
    expect(await timesOf(101)).toEqual([undefined, undefined, []]);
    const added = await db
      .insert(courseSessions)
      .values([
        session('2026-12-02T13:00:00Z', '2026-12-02T14:00:00Z'),
        // After midnight in Brussels, so a Sunday.
        session('2026-12-05T23:30:00Z', '2026-12-06T00:30:00Z'),
      ])
      .returning();
    expect(await timesOf(101)).toEqual(['2026-12-02T13:00:00.000Z', '2026-12-06T00:30:00.000Z', [3, 7]]);
    const last = eq(courseSessions.nid, added[1]?.nid ?? 0);
    const monday = { startsAt: new Date('2026-12-07T17:00:00Z'), endsAt: new Date('2026-12-07T18:00:00Z') };
    await db.update(courseSessions).set(monday).where(last);
    expect(await timesOf(101)).toEqual(['2026-12-02T13:00:00.000Z', '2026-12-07T18:00:00.000Z', [1, 3]]);
    await db.delete(courseSessions).where(eq(courseSessions.courseNid, 102));
    await db.update(courseSessions).set({ courseNid: 102 }).where(last);
    expect(await timesOf(101)).toEqual(['2026-12-02T13:00:00.000Z', '2026-12-02T14:00:00.000Z', [3]]);
    expect(await timesOf(102)).toEqual(['2026-12-07T17:00:00.000Z', '2026-12-07T18:00:00.000Z', [1]]);
  });
});
