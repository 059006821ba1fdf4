import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queueEntries, reservations } from '#server/db/schema.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const halfYear = 1102;
const hiphop = 1041;
const an = 1;

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

  const waiting = async () => (await parent.ask('get_invitations', { club: 1, uid: an })).result.waiting;

  it('get_invitations shows the waiting lists of the family, the positions and the offers', async () => {
    const { db } = server.database;
    const lars = entries.find(({ tariffNid }) => tariffNid === hiphop);
    expect(await waiting()).toMatchObject([
      { uid: 3, name: 'Lars Peeters', tariff: { nid: hiphop }, position: 1, offer: null },
      {
        uid: an,
        tariff: { nid: halfYear },
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
    const accept = { club: 1, uid: an, tariff: halfYear };
    const offer = (await waiting())[1]?.offer;
    const { result } = await parent.ask('accept_waiting_list_offer', accept);
    expect(result.reservation.expires).toBe(offer?.expires);
    expect((await parent.ask('accept_waiting_list_offer', accept)).result).toEqual(result);
    expect((await waiting())[1]).toMatchObject({ offer });
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
