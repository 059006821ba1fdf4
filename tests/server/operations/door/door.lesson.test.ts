import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  courseSessions,
  courses,
  doorScans,
  federationMemberships,
  federations,
  passCards,
  passes,
  passMoves,
  passReservations,
} from '#server/db/schema.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';
import { untilTaken } from './untilTaken.ts';

/** A parent without a place in the lesson, with a pass in these tests. */
const guest = 12;
/** Turns of the lesson in these tests, and on the guest's pass. */
const cost = 2;
const credit = 3;

describe('the door of a lesson', () => {
  let server: TestServer;
  let first: TestClient;
  let second: TestClient;
  let session: number;
  let card: typeof passCards.$inferSelect;
  beforeAll(async () => {
    server = await startTestServer();
    const [lesson] = await db()
      .select({ session: courseSessions, course: courses })
      .from(courseSessions)
      .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
      .where(and(eq(courses.clubNid, arabesk), eq(courses.passTurns, cost)))
      .orderBy(asc(courseSessions.startsAt))
      .limit(1);
    session = lesson?.session.nid ?? 0;
    const startsAt = new Date(server.clock.now().getTime() - 600_000);
    await db()
      .update(courseSessions)
      .set({ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000), guestCapacity: 20, guests: 1 })
      .where(eq(courseSessions.nid, session));
    const [pass] = await db().select().from(passes).where(eq(passes.clubNid, arabesk)).limit(1);
    const [made] = await db()
      .insert(passCards)
      .values({
        ...{ clubNid: arabesk, uid: guest, passNid: pass?.nid ?? 0, credit },
        boughtAt: server.clock.now(),
      })
      .returning();
    if (!made) throw new Error('The database returned no card');
    card = made;
    first = await server.loggedIn('beheer@example.org');
    second = await server.loggedIn('beheer@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const now = () => Math.floor(server.clock.now().getTime() / 1000);
  const scan = (uid: number, at = now()) => ({ id: randomUUID(), ticket: `p${uid}`, at });
  type Scan = ReturnType<typeof scan> & { readonly undone?: boolean };
  const send = async (client: TestClient, device: string, ...scans: Scan[]) =>
    (await client.ask('sync_door_lesson', { club: arabesk, session, device, scans })).result;
  const listed = async (uid: number) =>
    (await first.ask('get_door_lesson', { club: arabesk, session })).result.tickets.find(
      ({ id }) => id === `p${uid}`,
    );
  const left = async () => (await db().select().from(passCards).where(eq(passCards.id, card.id)))[0]?.credit;
  const guests = async () =>
    (await db().select().from(courseSessions).where(eq(courseSessions.nid, session)))[0]?.guests;
  /** Number of people inside, as the list of doors tells; undefined where the lesson is not on it. */
  const inside = async () =>
    (await first.ask('get_door_events', { club: arabesk })).result.find(
      ({ kind, nid }) => kind === 'lesson' && nid === session,
    )?.inside;
  const hash = (code: string) => createHash('sha256').update(code).digest('hex');

  it('lists who is expected and who has a pass, by the hashes of their cards', async () => {
    const isOther = ne(federations.clubNid, arabesk);
    const [other] = await db().select().from(federations).where(isOther);
    await db()
      .insert(federationMemberships)
      .values({ uid: guest, federationNid: other?.nid ?? 0, type: 'member', membershipNo: 'GF-88' });
    const [own] = await db().select().from(federations).where(eq(federations.clubNid, arabesk));
    const expired = { federationNid: own?.nid ?? 0, membershipNo: 'DF-1999-03', validUntil: '2020-01-01' };
    await db()
      .insert(federationMemberships)
      .values({ uid: 3, type: 'member', ...expired });
    await db().update(passCards).set({ uid: 3 }).where(eq(passCards.uid, 1));
    const hashes = [...((await listed(guest))?.hashes ?? []), ...((await listed(3))?.hashes ?? [])];
    expect(hashes, 'the card of another club').not.toContain(hash('GF-88'));
    expect(hashes, 'an expired card').not.toContain(hash('DF-1999-03'));
    expect(await listed(guest)).toMatchObject({
      state: 'valid',
      turns: credit,
      hashes: expect.arrayContaining([hash(card.code), hash('DF-2048-17')]),
    });
    // An reserved this lesson herself.
    expect(await listed(1)).toMatchObject({ state: 'valid', turns: null });
    const { result: events } = await first.ask('get_door_events', { club: arabesk });
    expect(events[0]).toMatchObject({ kind: 'lesson', nid: session, inside: 0 });
    expect(await first.call('get_door_lesson', { club: arabesk, session: 999_999 })).toMatchObject({
      status: 404,
    });
  });

  it('takes the turns of a pass once, whatever the devices note, and says who came twice', async () => {
    const [one, other] = [scan(guest, now() - 60), scan(guest)];
    const body = { club: arabesk, session };
    await Promise.all([
      untilTaken(() => second.call('sync_door_lesson', { ...body, device: 'toestel-twee', scans: [other] })),
      untilTaken(() => first.call('sync_door_lesson', { ...body, device: 'toestel-een', scans: [one] })),
    ]);
    const state = await send(first, 'toestel-een', one);
    expect(state).toMatchObject({ refused: [], short: [] });
    expect(state.used.map(({ ticket, uses }) => [ticket, uses.map(({ at }) => at)])).toEqual([
      [`p${guest}`, [one.at, other.at]],
    ]);
    expect([await left(), await guests()]).toEqual([credit - cost, 2]);
    const moves = await db().select().from(passMoves).where(eq(passMoves.cardId, card.id));
    expect(moves).toMatchObject([{ reason: 'paid', turns: -cost, sessionNid: session }]);
  });

  it('gives the turns back once no device holds on to it', async () => {
    const [one, other] = [scan(guest), scan(guest)];
    // The guest came in at another lesson too, and An at this one.
    const [elsewhere] = await db().select().from(courseSessions).where(ne(courseSessions.nid, session));
    if (!elsewhere) throw new Error('There is no other lesson');
    await db()
      .insert(doorScans)
      .values({
        ...{ id: randomUUID(), courseNid: elsewhere.courseNid, sessionNid: elsewhere.nid, uid: guest },
        ...{ device: 'toestel-drie', scannedAt: server.clock.now(), receivedAt: server.clock.now() },
      });
    await send(first, 'toestel-een', one, scan(1));
    await send(second, 'toestel-twee', other);
    expect(await inside()).toBe(2);
    await send(first, 'toestel-een', { ...one, undone: true });
    expect(await left()).toBe(credit - cost);
    await send(second, 'toestel-twee', { ...other, undone: true });
    await send(second, 'toestel-twee', { ...other, undone: true });
    expect([await left(), await guests(), await inside()]).toEqual([credit, 1, 1]);
  });

  it('is listed until six hours after its end, and takes scans for a week', async () => {
    const hour = 3_600_000;
    const endedAgo = async (hours: number) => {
      const endsAt = new Date(server.clock.now().getTime() - hours * hour);
      const startsAt = new Date(endsAt.getTime() - hour);
      await db().update(courseSessions).set({ startsAt, endsAt }).where(eq(courseSessions.nid, session));
      const { status } = await first.call('get_door_lesson', { club: arabesk, session });
      return [(await inside()) !== undefined, status];
    };
    expect(await endedAgo(5.9)).toEqual([true, 200]);
    expect(await endedAgo(6)).toEqual([false, 200]);
    expect(await endedAgo(7 * 24)).toEqual([false, 404]);
  });

  it('takes nothing from who reserved the lesson, and leaves that reservation when it is undone', async () => {
    const isLive = and(
      eq(passReservations.sessionNid, session),
      eq(passReservations.uid, 1),
      isNull(passReservations.cancelledAt),
    );
    const moves = await db().$count(passMoves);
    const one = scan(1);
    await send(first, 'toestel-een', one);
    await send(first, 'toestel-een', { ...one, undone: true });
    expect(await db().$count(passMoves)).toBe(moves);
    expect(await db().$count(passReservations, isLive)).toBe(1);
  });

  it('says who has no turn left, also of who came in before the server knew', async () => {
    await db()
      .update(passCards)
      .set({ credit: cost - 1 })
      .where(eq(passCards.id, card.id));
    expect(await listed(guest)).toMatchObject({ state: 'empty', turns: cost - 1 });
    expect(await send(first, 'toestel-een', scan(guest))).toMatchObject({ short: [`p${guest}`] });
    expect(await left()).toBe(cost - 1);
  });

  it('has no place for a guest in a full lesson, and refuses a stranger', async () => {
    await db().update(courseSessions).set({ guestCapacity: 1 }).where(eq(courseSessions.nid, session));
    expect(await listed(guest)).toMatchObject({ state: 'full' });
    const stranger = scan(999_999);
    const state = await send(first, 'toestel-een', stranger, scan(guest));
    expect(state).toMatchObject({ refused: [stranger.id], short: [`p${guest}`] });
    expect(await left()).toBe(credit);
  });

  it('takes turns of the pass of the guest at this club that is valid and expires first', async () => {
    const later = {
      clubNid: arabesk,
      uid: guest,
      passNid: card.passNid,
      credit,
      boughtAt: server.clock.now(),
    };
    const soon = '2098-01-01';
    const others = await db()
      .insert(passCards)
      .values([
        { ...later, validUntil: '2020-01-01' },
        { ...later, validUntil: soon, clubNid: 2 },
        { ...later, validUntil: soon, uid: 13 },
      ])
      .returning({ id: passCards.id });
    const [paying] = await db()
      .insert(passCards)
      .values({ ...later, validUntil: '2099-01-01' })
      .returning();
    expect(await listed(guest)).toMatchObject({ state: 'valid', turns: 2 * credit });
    await send(first, 'toestel-een', scan(guest));
    const creditsOf = async (ids: readonly number[]) => {
      const rows = await db()
        .select()
        .from(passCards)
        .where(inArray(passCards.id, [...ids]));
      return rows.map(({ credit: turns }) => turns);
    };
    expect(await creditsOf([paying?.id ?? 0])).toEqual([credit - cost]);
    expect(await creditsOf(others.map(({ id }) => id))).toEqual([credit, credit, credit]);
    expect(await left()).toBe(credit);
  });
});
