import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { queueEntries, reservations, tariffs } from '#server/db/schema.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const types = ['course', 'activity', 'ticket'] as const;
const clubs = [1, 2, 3, 4];

describe('a page of get_courses', () => {
  let server: TestServer;
  let parent: TestClient;
  let visitor: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    visitor = server.client();
  });
  afterAll(() => server.stop());

  const nidsOf = async (client: TestClient, request: OperationRequest<'get_courses'>) =>
    (await client.ask('get_courses', request)).result.map(({ nid }) => nid);

  it('the pages together are the whole list, in its order', async () => {
    for (const order of ['start', 'fit'] as const) {
      const list = { club: 1, type: 'course', uid: 3, order } as const;
      const all = await nidsOf(parent, list);
      const pages: number[] = [];
      for (let offset = 0; offset < all.length; offset += 4) {
        const page = await parent.ask('get_courses', { ...list, offset, limit: 4 });
        expect(page).toMatchObject({ count: all.length, all: all.length });
        pages.push(...page.result.map(({ nid }) => nid));
      }
      expect(pages).toEqual(all);
      expect(new Set(pages).size).toBe(all.length);
    }
  });

  it('a request without page or filter has what an older portal expects: all, by start', async () => {
    const { result, count } = await visitor.ask('get_courses', { club: 1, type: 'course' });
    expect(result).toHaveLength(count);
    const starts = result.map(({ startDate }) => startDate);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  it('a free place in the filter is a free place in the tariffs, also beside holds and waiting lists', async () => {
    const { clock } = server;
    const { db } = server.database;
    const [tariff] = await db.select().from(tariffs).where(eq(tariffs.nid, 1011));
    if (!tariff) throw new Error('The demo data has no tariff 1011');
    await db
      .update(tariffs)
      .set({ capacity: tariff.sold + 1 })
      .where(eq(tariffs.nid, 1011));
    await db
      .update(tariffs)
      .set({ blockedMessage: 'Later' })
      .where(and(eq(tariffs.courseNid, 101), ne(tariffs.nid, 1011)));
    const kept = { kind: 'place', ref: 1011, clubNid: 1, uid: 3, heldBy: 1 } as const;
    const times = { heldAt: clock.now(), expiresAt: new Date(clock.now().getTime() + 60_000) };
    await db.insert(reservations).values({ ...kept, ...times });
    // Els waits for the one place of ballet that is left. What is kept for others, for another course, as a partner or no longer, is not hers.
    const [ballet, els] = [1091, 12];
    await db
      .update(tariffs)
      .set({ capacity: sql`${tariffs.sold} + 3` })
      .where(eq(tariffs.nid, ballet));
    await db
      .update(tariffs)
      .set({ blockedMessage: 'Later' })
      .where(and(eq(tariffs.courseNid, 109), ne(tariffs.nid, ballet)));
    const hers = { ...kept, ...times, ref: ballet, uid: els, heldBy: els };
    const ended = new Date(clock.now().getTime() - 60_000);
    await db.insert(reservations).values([
      { ...hers, uid: 11 },
      { ...hers, ref: 1121 },
      { ...hers, kind: 'partner' },
      { ...hers, kind: 'offer', expiresAt: ended },
    ]);
    await db.insert(queueEntries).values({ uid: els, tariffNid: ballet, places: 1, queuedAt: clock.now() });
    for (const client of [parent, visitor])
      for (const club of clubs)
        for (const type of types) {
          const { result } = await client.ask('get_courses', { club, type });
          const open = result.filter((course) =>
            course.tariffs.some(
              ({ blockedRegistrationMessage, availability }) =>
                blockedRegistrationMessage === undefined && availability !== 0,
            ),
          );
          expect(await nidsOf(client, { club, type, hasPlace: true })).toEqual(open.map(({ nid }) => nid));
        }
    expect(await nidsOf(parent, { club: 1, hasPlace: true })).toContain(101);
    expect(await nidsOf(visitor, { club: 1, hasPlace: true })).not.toContain(101);
    expect(await nidsOf(visitor, { club: 1, hasPlace: true })).not.toContain(109);
    await db.delete(queueEntries).where(eq(queueEntries.tariffNid, ballet));
    expect(await nidsOf(visitor, { club: 1, hasPlace: true })).toContain(109);
  });

  it('narrows to courses by nid or tariff, of every type, and only in the club', async () => {
    expect(await nidsOf(visitor, { club: 1, nids: '101,102,301' })).toEqual(
      expect.arrayContaining([101, 102]),
    );
    expect(await nidsOf(visitor, { club: 1, withTariffs: '1011,3011' })).toEqual([101]);
    expect(await nidsOf(visitor, { club: 2, nids: '101' })).toEqual([]);
  });

  it('narrows to the registrations of a member of the family, and of nobody for a visitor', async () => {
    const { result } = await parent.ask('get_courses', { club: 1, registered: true, uid: 2 });
    expect(result.length).toBeGreaterThan(0);
    for (const { tariffs: own } of result)
      expect(own.some(({ registeredUsersPerTariff: by }) => '2' in by)).toBe(true);
    expect(await nidsOf(visitor, { club: 1, registered: true, uid: 2 })).toEqual([]);
    expect((await parent.call('get_courses', { club: 1, registered: true, uid: 6 })).status).toBe(403);
  });

  it('narrows to what starts later, the soonest first', async () => {
    const now = server.clock.now().getTime() / 1000;
    const { result } = await visitor.ask('get_courses', { club: 1, upcoming: true, limit: 4 });
    expect(result).toHaveLength(4);
    for (const { startDate } of result) expect(startDate).toBeGreaterThan(now);
  });

  it('counts the matches and the courses, and says when it forgave a typo', async () => {
    const exact = await visitor.ask('get_courses', { club: 1, type: 'course', search: 'ballet', limit: 1 });
    const typo = await visitor.ask('get_courses', { club: 1, type: 'course', search: 'balelt', limit: 1 });
    expect(exact).toMatchObject({ isGuess: false });
    expect(typo).toMatchObject({ isGuess: true, count: exact.count, all: exact.all });
    expect(exact.count).toBeGreaterThan(1);
    expect(exact.result).toHaveLength(1);
    expect(exact.facets.levels.length).toBeGreaterThan(1);
  });
});
