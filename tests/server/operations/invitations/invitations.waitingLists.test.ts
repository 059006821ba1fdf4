import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { courseSessions, queueEntries, reservations } from '#server/db/schema.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const halfYear = 1102;
const hiphop = 1041;
const an = 1;
const karim = 10;

describe('waiting lists', () => {
  let server: TestServer;
  let parent: TestClient;
  let entries: (typeof queueEntries.$inferSelect)[];
  let offers: (typeof reservations.$inferSelect)[];
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    entries = await server.database.db.select().from(queueEntries);
    offers = await server.database.db.select().from(reservations);
  });
  afterEach(async () => {
    const { db } = server.database;
    server.clock.reset();
    await db.delete(queueEntries);
    await db.delete(reservations);
    await db.insert(queueEntries).overridingSystemValue().values(entries);
    await db.insert(reservations).overridingSystemValue().values(offers);
  });
  afterAll(() => server.stop());

  const newest = () => Math.max(...offers.map(({ id }) => id));
  /** A hold of the second day from now. */
  const kept = (kind: 'offer' | 'place' | 'seat', uid: number, ref: number) => ({
    ...{ kind, uid, ref, clubNid: 1, heldBy: uid, heldAt: server.clock.now() },
    expiresAt: new Date(server.clock.now().getTime() + 24 * 60 * 60 * 1000),
  });
  const waiting = async () => (await parent.ask('get_invitations', { club: 1, uid: an })).result.waiting;

  it('get_invitations shows the waiting lists of the family, the positions and the offers', async () => {
    const { db } = server.database;
    const lars = entries.find(({ tariffNid }) => tariffNid === hiphop);
    expect(await waiting()).toMatchObject([
      { uid: 3, name: 'Lars Peeters', tariff: { nid: hiphop }, position: 1, offer: null },
      {
        ...{ uid: an, tariff: { nid: halfYear }, position: 1 },
        offer: { expires: expect.any(Number), price: 135, nextSession: expect.any(Number) },
      },
    ]);
    await db
      .insert(queueEntries)
      .overridingSystemValue()
      .values({ id: (lars?.id ?? 0) - 1, uid: 5, tariffNid: hiphop, queuedAt: server.clock.now() });
    expect((await waiting())[0]).toMatchObject({ uid: 3, position: 2 });
    server.clock.advance({ days: 2 });
    expect((await waiting()).map(({ offer }) => offer)).toEqual([null, null]);
  });

  it('get_invitations counts only the people ahead on the same list, and shows what is kept for the member alone', async () => {
    const { db } = server.database;
    const queuedAt = server.clock.now();
    await db.insert(queueEntries).values({ uid: karim, tariffNid: hiphop, queuedAt });
    await db.insert(reservations).values([kept('offer', karim, hiphop), kept('seat', 3, hiphop)]);
    expect(await waiting()).toMatchObject([
      { uid: 3, position: 1, offer: null },
      { uid: an, position: 1 },
    ]);
    expect(await waiting()).toHaveLength(2);
  });

  it('get_invitations names the first lesson that did not begin yet beside an offer', async () => {
    const { db } = server.database;
    const now = server.clock.now();
    const ofCourse = eq(courseSessions.courseNid, 110);
    const lessons = () =>
      db.select().from(courseSessions).where(ofCourse).orderBy(asc(courseSessions.startsAt));
    const [first, second] = await lessons();
    if (!first || !second) throw new Error('The course has no lessons');
    const isFirst = eq(courseSessions.nid, first.nid);
    await db.update(courseSessions).set({ startsAt: now }).where(isFirst);
    const offer = (await waiting())[1]?.offer;
    await db.update(courseSessions).set({ startsAt: first.startsAt }).where(isFirst);
    expect(offer).toMatchObject({ nextSession: second.startsAt.getTime() / 1000 });
  });

  it('leave_waiting_list leaves the places of other people, of other lists and of a hall as they are', async () => {
    const { db } = server.database;
    const queuedAt = server.clock.now();
    await db.insert(queueEntries).values([
      { uid: karim, tariffNid: halfYear, queuedAt },
      { uid: an, tariffNid: hiphop, queuedAt },
    ]);
    const holds = [kept('offer', karim, halfYear), kept('offer', an, hiphop), kept('seat', an, halfYear)];
    await db.insert(reservations).values(holds);
    const isOther = ne(queueEntries.id, entries.find(({ tariffNid }) => tariffNid === halfYear)?.id ?? 0);
    const others = await db.select().from(queueEntries).where(isOther);
    await parent.ask('leave_waiting_list', { club: 1, uid: an, tariff: halfYear });
    expect(await db.select().from(queueEntries)).toEqual(others);
    const left = await db.select().from(reservations).where(gt(reservations.id, newest()));
    expect(left.map(({ kind, uid, ref }) => [kind, uid, ref])).toEqual(
      holds.map(({ kind, uid, ref }) => [kind, uid, ref]),
    );
  });

  it('leave_waiting_list removes the member and the offered place', async () => {
    await parent.ask('leave_waiting_list', { club: 1, uid: an, tariff: halfYear });
    expect(await waiting()).toMatchObject([{ uid: 3 }]);
    const isOffer = and(eq(reservations.kind, 'offer'), eq(reservations.ref, halfYear));
    expect(await server.database.db.$count(reservations, isOffer)).toBe(0);
    const again = await parent.call('leave_waiting_list', { club: 1, uid: an, tariff: halfYear });
    expect(again).toMatchObject({ status: 404 });
  });

  it.each([
    ['somebody who does not wait', { uid: 2, tariff: hiphop }],
    ['another club', { club: 2, uid: 3, tariff: hiphop }],
  ])('leave_waiting_list and accept_waiting_list_offer refuse %s', async (_, differing) => {
    const request = { club: 1, ...differing };
    expect(await parent.call('leave_waiting_list', request)).toMatchObject({ status: 404 });
    expect(await parent.call('accept_waiting_list_offer', request)).toMatchObject({ status: 404 });
  });

  it('accept_waiting_list_offer holds the place until the end of the offer, and gives the same when repeated', async () => {
    const ofKarim = kept('place', karim, halfYear);
    await server.database.db.insert(reservations).values(ofKarim);
    const accept = { club: 1, uid: an, tariff: halfYear };
    const offer = (await waiting())[1]?.offer;
    const { result } = await parent.ask('accept_waiting_list_offer', accept);
    expect(result.reservation.expires).toBe(offer?.expires);
    expect((await parent.ask('accept_waiting_list_offer', accept)).result).toEqual(result);
    expect((await waiting())[1]).toMatchObject({ offer });
    const places = and(eq(reservations.kind, 'place'), eq(reservations.uid, karim));
    expect(await server.database.db.select().from(reservations).where(places)).toMatchObject([ofKarim]);
  });

  it('accept_waiting_list_offer holds the place for at least a quarter of an hour', async () => {
    server.clock.advance({ days: 2, seconds: -60 });
    const { result } = await parent.ask('accept_waiting_list_offer', { club: 1, uid: an, tariff: halfYear });
    const { now, expires } = result.reservation;
    expect((expires ?? 0) - now).toBe(15 * 60);
  });

  it('accept_waiting_list_offer refuses a place that was never offered, and an expired offer', async () => {
    const late = { status: 409, body: { code: 'not-available' } };
    const lars = { club: 1, uid: 3, tariff: hiphop };
    expect(await parent.call('accept_waiting_list_offer', lars)).toMatchObject(late);
    server.clock.advance({ days: 2 });
    const mine = { club: 1, uid: an, tariff: halfYear };
    expect(await parent.call('accept_waiting_list_offer', mine)).toMatchObject(late);
    expect(await waiting()).toHaveLength(2);
  });
});
