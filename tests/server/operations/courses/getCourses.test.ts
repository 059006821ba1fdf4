import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekdayOf, weekdays } from '#rules/brusselsTime.ts';
import { clockOf } from '#rules/writtenTime.ts';
import { CourseSummary } from '#schemas/entities/offer/course.ts';
import { courseSessions, courses } from '#server/db/schema.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const types = ['course', 'activity', 'ticket'] as const;
const clubs = [1, 2, 3, 4];

describe('get_courses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const list = async (club: number, type: (typeof types)[number]) =>
    (await server.client().ask('get_courses', { club, type })).result;

  it.each(clubs)('summarises exactly the sessions that the pages of club %i show', async (club) => {
    for (const type of types)
      for (const summary of await list(club, type)) {
        const { result: course } = await server.client().ask('get_course', { club, course: summary.url });
        const same = Object.entries(course).filter(([name]) => Object.hasOwn(CourseSummary.properties, name));
        expect(Object.fromEntries(same)).toEqual(summary);
        const { sessions } = course;
        const [first] = sessions;
        const days = new Set(sessions.map(({ start }) => weekdayOf(start)));
        expect(summary).toMatchObject({
          startDate: first?.start,
          endDate: Math.max(...sessions.map(({ end }) => end)),
          weekdays: weekdays.filter((day) => days.has(day)),
          startTime: clockOf(first?.start ?? 0),
          endTime: clockOf(first?.end ?? 0),
        });
      }
  });

  it('counts the lessons of a weekly course without one in the holidays, until one lies in them', async () => {
    const found = async () => (await list(1, 'course')).find(({ nid }) => nid === 102);
    expect((await found())?.lessonsOutsideHolidays).toBe(26);
    // Activities have days, not lessons.
    for (const { lessonsOutsideHolidays } of await list(1, 'activity'))
      expect(lessonsOutsideHolidays).toBeUndefined();
    const { db } = server.database;
    const atChristmas = { courseNid: 102, startsAt: new Date('2026-12-23T13:30:00Z'), place: 'Gent' };
    await db.insert(courseSessions).values({ ...atChristmas, endsAt: new Date('2026-12-23T14:30:00Z') });
    expect(await found()).not.toHaveProperty('lessonsOutsideHolidays');
  });

  it('tells what places in a hall cost above the tariffs, and nothing of that for a course without one', async () => {
    const tickets = await list(1, 'ticket');
    expect(tickets.find(({ url }) => url === 'lentevoorstelling')?.seatCosts).toEqual({ least: 0, most: 2 });
    for (const { seatCosts } of await list(1, 'course')) expect(seatCosts).toBeUndefined();
  });

  it('counts days in Brussels: a lesson after midnight there belongs to the next day', async () => {
    const { db } = server.database;
    const night = { courseNid: 101, startsAt: new Date('2026-12-05T23:30:00Z'), place: 'Gent' };
    await db.insert(courseSessions).values({ ...night, endsAt: new Date('2026-12-06T00:30:00Z') });
    const course = (await list(1, 'course')).find(({ nid }) => nid === night.courseNid);
    expect(course?.weekdays).toEqual(['wo', 'zo']);
  });

  it('leaves out a course that has ended or has no sessions', async () => {
    const { db } = server.database;
    const empty = {
      clubNid: 3,
      url: 'leeg',
      title: 'Leeg',
      type: 'course',
      description: '',
      place: '',
    } as const;
    await db.insert(courses).values({ ...empty, teachers: [] });
    const before = await list(3, 'course');
    expect(before.map(({ url }) => url)).not.toContain('leeg');
    expect((await server.client().call('get_course', { club: 3, course: 'leeg' })).status).toBe(404);
    const [first] = before.toSorted((one, other) => one.endDate - other.endDate);
    if (!first) throw new Error('The club has no courses');
    server.clock.advance({ seconds: first.endDate - server.clock.now().getTime() / 1000 });
    expect((await list(3, 'course')).map(({ nid }) => nid)).not.toContain(first.nid);
    server.clock.reset();
  });
});
