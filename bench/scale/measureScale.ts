import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { courseSessions } from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { offerFreePlaces } from '#server/services/waiting/offerFreePlaces.ts';
import { startServerProcess } from '#tests/server/support/serverProcess.ts';
import { testClock } from '#tests/server/support/testClock.ts';
import { generateScale } from './generate.ts';
import { fullSize, generated } from './scaleSize.ts';

export interface ScaleMeasurement {
  readonly name: string;
  /** Milliseconds. */
  readonly median: number;
  /** The 97.5th percentile, in milliseconds. */
  readonly slow: number;
  /** Size of the answer; undefined for work without one. */
  readonly kilobytes?: number;
}

/** Fills the database, then measures one call after another. */
export async function measureScale(url: string, rounds: number): Promise<readonly ScaleMeasurement[]> {
  const database = await openPostgres(url, () => undefined);
  const clock = testClock();
  try {
    await database.migrate((db) => generateScale(db, fullSize, { now: clock.now() }));
    const { db } = database;
    const cookieOf = async (uid: number) => `auth=${await openSession({ db, clock }, { uid })}`;
    const cookies = {
      parent: await cookieOf(generated.holder),
      teacher: await cookieOf(generated.teacher),
      manager: await cookieOf(generated.manager),
    };
    const session = await firstSessionOf(db);
    const round = await measure('the round of offers for waiting lists', Math.min(rounds, 20), async () => {
      await offerFreePlaces({ db, clock, portalOrigin: 'https://club.example.org' });
    });
    const server = await startServerProcess({ DATABASE_URL: url, CALL_LIMIT: '1000000' });
    const measured = [round];
    try {
      for (const { name, query, as } of readsOf(session)) {
        let bytes = 0;
        const read = await measure(name, rounds, async () => {
          const headers = as ? { cookie: cookies[as] } : {};
          const response = await fetch(`${server.origin}/api?q=${query}`, { headers });
          const body = await response.arrayBuffer();
          if (response.status !== 200) throw new Error(`${name}: ${new TextDecoder().decode(body)}`);
          bytes = body.byteLength;
        });
        measured.push({ ...read, kilobytes: bytes / 1000 });
      }
    } finally {
      await server.end('SIGTERM');
    }
    return measured;
  } finally {
    await database.close();
  }
}

interface Read {
  readonly name: string;
  /** The operation with its request. */
  readonly query: string;
  readonly as?: 'parent' | 'teacher' | 'manager';
}

function readsOf(session: number): readonly Read[] {
  const { club, holder, firstCourse } = generated;
  const list = `get_courses&club=${club}&type=course&order=fit&limit=60`;
  return [
    { name: 'the first page of the courses, for a visitor', query: list },
    {
      name: 'the same for a parent, sorted by what fits a child',
      query: `${list}&uid=${holder + 1}`,
      as: 'parent',
    },
    { name: 'a page in the middle', query: `${list}&offset=2400` },
    { name: 'courses with a free place on Wednesday for 8 years', query: `${list}&days=wo&age=8&hasPlace=1` },
    { name: 'a search', query: `${list}&search=${encodeURIComponent('café kleuters')}` },
    { name: 'a search with a typo', query: `${list}&search=zwememn` },
    { name: 'a request of an older portal: the first 500', query: `get_courses&club=${club}&type=course` },
    { name: 'the page of the club', query: 'get_club_by_url&url=grote-club' },
    { name: 'a search for clubs by what they offer', query: 'search_clubs&text=ballet%207%20jaar' },
    { name: 'a search for clubs by name, with a typo', query: 'search_clubs&text=zwemcllub%20gent' },
    {
      name: 'a page of the registrations of 1,500 participants',
      query: `get_managed_registrations&club=${club}&course=${firstCourse}`,
      as: 'manager',
    },
    { name: 'the courses of the manager', query: `get_managed_courses&club=${club}`, as: 'manager' },
    {
      name: 'a search for a person',
      query: `find_club_people&club=${club}&search=mila%20peeters`,
      as: 'manager',
    },
    {
      name: 'the session of 1,500 participants',
      query: `get_teacher_session&session=${session}`,
      as: 'teacher',
    },
    { name: 'the dashboard', query: 'get_dashboard', as: 'parent' },
    { name: 'the calendar of a year', query: 'get_calendar&from=2026-06-01&to=2027-05-31', as: 'parent' },
    { name: 'the invoices', query: 'get_invoices', as: 'parent' },
    { name: 'the own registrations', query: 'get_registrations', as: 'parent' },
  ];
}

async function firstSessionOf(db: Database): Promise<number> {
  const [first] = await db
    .select({ nid: courseSessions.nid })
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, generated.firstCourse))
    .orderBy(asc(courseSessions.startsAt))
    .limit(1);
  if (!first) throw new Error('The first course has no session');
  return first.nid;
}

/** The first three calls warm up the statements and the code, and don't count. */
async function measure(name: string, rounds: number, work: () => Promise<void>): Promise<ScaleMeasurement> {
  const times: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - began);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { name, median: at(0.5), slow: at(0.975) };
}
