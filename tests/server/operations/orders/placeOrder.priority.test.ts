import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import {
  clubMembers,
  clubs,
  courseSessions,
  courses,
  federationMemberships,
  federations,
  queueEntries,
  registrations,
  tariffs,
} from '#server/db/schema.ts';
import { offerFreePlaces } from '#server/services/waiting/offerFreePlaces.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { agendaTimes } from '../../support/files/agendaTimes.ts';
import { arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const [an, noor, lars] = [1, 2, 3];
/** Hedendaags: 225 euros. */
const modern = 1121;
/** Ballet, starters. */
const ballet = 1091;
const modernCourse = 'hedendaags-volwassenen';
const hour = 3600;

/** As in `20/11/2026 om 12u00`, seconds from the start of the test. */
const when = (seconds: number) => {
  const at = testStart.getTime() / 1000 + seconds;
  return `${formatDay(at)} om ${formatTime(at)}`;
};
const opening = when(2 * hour);

interface Given {
  /** Seconds from now. */
  readonly from: number;
  readonly opens: number;
  readonly of?: string[] | null;
  readonly who?: 'enrolled' | 'members';
}

describe('a tariff that opens to members first', () => {
  let server: TestServer;
  let parent: TestClient;
  /** A course of the club that has begun, with its regular tariff. */
  let lessons: { nid: number; url: string; tariff: number };
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await db().update(clubs).set({ reductions: [] }).where(eq(clubs.nid, arabesk));
    await db().update(courses).set({ ageRestrictions: null, birthYears: null });
    await db().update(registrations).set({ status: 0 });
    for (const uid of [an, noor, lars]) await saveAnswers(parent, uid, [modern]);
    const now = server.clock.now();
    const isHeld = and(
      eq(courses.clubNid, arabesk),
      lte(courses.firstStartsAt, now),
      gt(courses.lastEndsAt, now),
    );
    const [found] = await db()
      .select({ nid: courses.nid, url: courses.url, tariff: tariffs.nid })
      .from(courses)
      .innerJoin(tariffs, and(eq(tariffs.courseNid, courses.nid), eq(tariffs.type, 'regular')))
      .where(and(isHeld, eq(courses.type, 'course')));
    lessons = found ?? expect.fail('no course has begun');
    await enrol(an);
    await giveFirst({ from: -hour, opens: 2 * hour });
    await server.keep();
  });
  beforeEach(async () => {
    await server.restore();
    server.clock.reset();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const inSeconds = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000);
  const giveFirst = ({ from, opens, of = null, who = 'enrolled' }: Given) =>
    db()
      .update(tariffs)
      .set({
        ...{ priorityFor: who, priorityFrom: inSeconds(from), priorityCourses: of },
        opensAt: inSeconds(opens),
      })
      .where(eq(tariffs.nid, modern));
  const enrol = (uid: number, tariffNid = lessons.tariff, status = 1) =>
    db()
      .insert(registrations)
      .values({ uid, tariffNid, status, isTicket: false, registeredAt: server.clock.now() })
      .onConflictDoUpdate({
        target: [registrations.tariffNid, registrations.uid],
        targetWhere: sql`not ${registrations.isTicket}`,
        set: { status },
      });
  /** The lessons of the course begin in two days. */
  const beginLater = async () => {
    await db().delete(courseSessions).where(eq(courseSessions.courseNid, lessons.nid));
    const [startsAt, endsAt] = [inSeconds(48 * hour), inSeconds(49 * hour)];
    await db().insert(courseSessions).values({ courseNid: lessons.nid, startsAt, endsAt, place: 'Gent' });
  };
  const order = (uid: number) =>
    parent.call('place_order', { club: arabesk, uid, tariffs: [modern], total: 225 }, newKey());
  const shown = async (client: TestClient) => {
    const { result } = await client.ask('get_course', { club: arabesk, course: modernCourse });
    const tariff = result.tariffs.find(({ nid }) => nid === modern);
    return { blocked: tariff?.blockedRegistrationMessage, priority: tariff?.priority };
  };
  const isRefused = async (uid: number) => {
    const { status, body } = await order(uid);
    expect([200, 409]).toContain(status);
    return status === 409 && JSON.stringify(body).includes(`Jij kan inschrijven vanaf ${opening}.`);
  };

  it('sells to a member before the others, and to everybody once it is open', async () => {
    expect(await isRefused(noor)).toBe(true);
    expect((await order(an)).status).toBe(200);
    server.clock.advance({ seconds: 2 * hour });
    expect((await order(noor)).status).toBe(200);
  });

  it('offers a place that came free to a member who waits, and to the others once it is open', async () => {
    const queuedAt = server.clock.now();
    const waiting = [noor, an].map((uid) => ({ uid, tariffNid: modern, places: 1, queuedAt }));
    await db().insert(queueEntries).values(waiting);
    const offered = async () => {
      const context = { db: db(), clock: server.clock, portalOrigin: undefined };
      return (await offerFreePlaces(context, [modern])).map(({ uid }) => uid);
    };
    expect(await offered()).toEqual([an]);
    expect(await offered()).toEqual([]);
    server.clock.advance({ seconds: 2 * hour });
    expect(await offered()).toEqual([noor]);
  });

  it('tells the family who may register, and a visitor when a member may', async () => {
    expect(await shown(parent)).toEqual({
      blocked: `Leden eerst: wie dit seizoen al les volgt, gaat voor. Jij kan inschrijven vanaf ${opening}.`,
      priority: { members: [an] },
    });
    expect(await shown(server.client())).toEqual({
      blocked: `Leden eerst: wie dit seizoen al les volgt, kan inschrijven vanaf ${when(-hour)}. Alle anderen kunnen dat vanaf ${opening}.`,
      priority: { members: [] },
    });
    server.clock.advance({ seconds: 2 * hour });
    expect(await shown(parent)).toEqual({ blocked: undefined, priority: undefined });
  });

  it('refuses a member too before the priority begins, with that moment', async () => {
    await giveFirst({ from: hour, opens: 2 * hour });
    const sentence = `Je bent lid: jij kan inschrijven vanaf ${when(hour)}.`;
    expect((await shown(parent)).priority).toEqual({
      ...{ members: [an], blockedRegistrationMessage: sentence },
      opens: inSeconds(hour).getTime() / 1000,
    });
    const { body: agenda } = await server.app.inject({
      method: 'POST',
      url: '/api?q=download_opening',
      headers: { cookie: parent.cookie ?? '' },
      payload: { club: arabesk, course: modernCourse },
    });
    expect(agendaTimes(agenda, 'DTSTART')).toEqual([inSeconds(hour).getTime() / 1000]);
    expect(await order(an)).toMatchObject({
      status: 409,
      body: { errors: [expect.stringContaining(sentence)] },
    });
  });

  describe('of the club', () => {
    beforeEach(() => giveFirst({ from: -hour, opens: 2 * hour, who: 'members' }));

    const list = (clubNid: number, uid: number, days: number) =>
      db()
        .insert(clubMembers)
        .values({ clubNid, uid, role: 'member', listedAt: inSeconds(-days * 24 * hour) })
        .onConflictDoUpdate({
          target: [clubMembers.clubNid, clubMembers.uid],
          set: { listedAt: inSeconds(-days * 24 * hour) },
        });
    const giveCard = async (uid: number, ofClub: number, days: number) => {
      await db().delete(federationMemberships).where(eq(federationMemberships.uid, uid));
      const [federation] = await db().select().from(federations).where(eq(federations.clubNid, ofClub));
      const validUntil = isoDayOf(inSeconds(days * 24 * hour).getTime() / 1000);
      await db()
        .insert(federationMemberships)
        .values({ uid, federationNid: federation?.nid ?? 0, type: 'member', membershipNo: '7', validUntil });
    };
    const elsewhere = async () => {
      const [other] = await db()
        .select({ nid: federations.clubNid })
        .from(federations)
        .where(ne(federations.clubNid, arabesk));
      return other?.nid ?? expect.fail('no other club with a federation');
    };

    it.each([
      [
        'enrolled, before the first lesson',
        async () => {
          await beginLater();
          await enrol(lars);
        },
      ],
      ['on the list of members', () => list(arabesk, lars, 100)],
      ['with a card of a federation of the club', () => giveCard(lars, arabesk, 0)],
    ] as const)('sells to whoever is %s, and shows that to the family', async (_what, make) => {
      await db()
        .delete(federationMemberships)
        .where(inArray(federationMemberships.uid, [noor, lars]));
      await make();
      expect(await isRefused(noor)).toBe(true);
      expect((await shown(parent)).blocked).toBe(
        `Leden eerst: wie lid is van de club, gaat voor. Jij kan inschrijven vanaf ${opening}.`,
      );
      expect((await shown(parent)).priority?.members).toContain(lars);
      expect((await order(lars)).status).toBe(200);
    });

    it.each([
      ['on an old list', () => list(arabesk, lars, 800)],
      ['on the list of another club', async () => list(await elsewhere(), lars, 1)],
      ['with a card that is over', () => giveCard(lars, arabesk, -1)],
      ['with a card of another club', async () => giveCard(lars, await elsewhere(), 30)],
      [
        'registered for a trial lesson',
        async () => {
          await db().update(tariffs).set({ type: 'trial' }).where(eq(tariffs.nid, lessons.tariff));
          await enrol(lars);
        },
      ],
    ] as const)('does not count somebody %s', async (_what, make) => {
      await db().delete(federationMemberships).where(eq(federationMemberships.uid, lars));
      await make();
      expect(await isRefused(lars)).toBe(true);
    });
  });

  it.each([
    ['whose registration was cancelled', () => enrol(an, lessons.tariff, 0)],
    [
      'who only came for a trial lesson',
      () => db().update(tariffs).set({ type: 'trial' }).where(eq(tariffs.nid, lessons.tariff)),
    ],
    [
      'of a season before',
      async () => {
        await db().delete(courseSessions).where(eq(courseSessions.courseNid, lessons.nid));
        const startsAt = inSeconds(-200 * 24 * hour);
        await db()
          .insert(courseSessions)
          .values({
            courseNid: lessons.nid,
            startsAt,
            endsAt: inSeconds(-200 * 24 * hour + hour),
            place: 'Gent',
          });
      },
    ],
    ['whose first course is still to begin', () => beginLater()],
    [
      'of another course than those that give priority',
      () => giveFirst({ from: -hour, opens: 2 * hour, of: ['bestaat-niet'] }),
    ],
  ] as const)('does not count somebody %s', async (_who, change) => {
    await change();
    expect(await isRefused(an)).toBe(true);
    expect((await shown(parent)).priority).toBeUndefined();
  });

  it('judges each tariff of a list by the season of its own priority', async () => {
    await db().delete(courseSessions).where(eq(courseSessions.courseNid, lessons.nid));
    const startsAt = inSeconds(-200 * 24 * hour);
    const endsAt = new Date(startsAt.getTime() + hour * 1000);
    await db().insert(courseSessions).values({ courseNid: lessons.nid, startsAt, endsAt, place: 'Gent' });
    await db()
      .update(tariffs)
      .set({ priorityFor: 'enrolled', priorityFrom: inSeconds(-300 * 24 * hour), opensAt: inSeconds(hour) })
      .where(eq(tariffs.nid, ballet));
    const { result } = await parent.ask('get_courses', { club: arabesk, type: 'course' });
    const priorityOf = (wanted: number) =>
      result.flatMap((course) => course.tariffs).find(({ nid }) => nid === wanted)?.priority?.members;
    expect([priorityOf(ballet), priorityOf(modern)]).toEqual([[an], undefined]);
  });

  it('counts somebody who is enrolled in one of the courses that give priority', async () => {
    await giveFirst({ from: -hour, opens: 2 * hour, of: ['bestaat-niet', lessons.url] });
    expect((await order(an)).status).toBe(200);
  });

  it('does not count somebody who is enrolled in the course itself alone', async () => {
    await enrol(noor, modern);
    await db()
      .update(courses)
      .set({ firstStartsAt: inSeconds(-hour) })
      .where(eq(courses.nid, 112));
    expect((await shown(parent)).priority).toEqual({ members: [an] });
  });

  it('is in the list of courses with place for a family with a member, and for nobody else', async () => {
    const hasPlace = async (client: TestClient) => {
      const { result } = await client.ask('get_courses', { club: arabesk, type: 'course', hasPlace: true });
      return result.some(({ url }) => url === modernCourse);
    };
    await db()
      .update(tariffs)
      .set({ blockedMessage: 'Nee' })
      .where(sql`${tariffs.courseNid} = 112 and ${tariffs.nid} <> ${modern}`);
    expect([await hasPlace(parent), await hasPlace(server.client())]).toEqual([true, false]);
  });

  it('gives a member no place that there is not', async () => {
    await db()
      .update(tariffs)
      .set({ capacity: sql`${tariffs.sold} + 1` })
      .where(eq(tariffs.nid, modern));
    await enrol(lars);
    const statuses = await Promise.all([order(an), order(lars)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
    server.clock.advance({ seconds: 2 * hour });
    expect((await order(noor)).status).toBe(409);
    const [row] = await db().select().from(tariffs).where(eq(tariffs.nid, modern));
    expect(row?.sold).toBe(row?.capacity);
  });
});
