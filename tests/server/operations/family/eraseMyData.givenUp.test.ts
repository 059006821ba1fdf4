import { and, eq, isNull, not } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { family, keepFamily, loggedInAs } from '../../support/personal-data/keptFamily.ts';
import { offer } from '../../support/personal-data/keptPlaces.ts';
import { takenPlaces } from '../../support/personal-data/traces.ts';
import { adultTariff } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const { holder, child, password } = family;

describe('what erase_my_data gives up', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await keepFamily(server);
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const erase = (client: TestClient, uid: number) => client.ask('erase_my_data', { uid, password });

  /** Adds a registration, a ticket and a reserved lesson of the child that are cancelled, so that their places are free already. */
  const addCancelled = async () => {
    const at = server.clock.now();
    const of = { uid: child, registeredAt: at, isTicket: false, tariffNid: 1061, status: -1 };
    await db().insert(schema.registrations).values(of);
    const [ticket] = await db().select().from(schema.tickets).where(isStanding(child));
    const [reserved] = await db()
      .select()
      .from(schema.passReservations)
      .where(eq(schema.passReservations.uid, child));
    if (!ticket || !reserved) throw new Error('The child has no ticket or no reserved lesson');
    const { id: _, ...sold } = ticket;
    await db()
      .insert(schema.tickets)
      .values({ ...sold, code: 'geannuleerd', cancelledAt: at });
    const { id: __, ...taken } = reserved;
    await db()
      .insert(schema.passReservations)
      .values({ ...taken, cancelledAt: at });
    // Others take these places too.
    const { courseSessions, stands } = schema;
    await db().update(courseSessions).set({ guests: 3 }).where(eq(courseSessions.nid, reserved.sessionNid));
    await db().update(stands).set({ sold: 9 }).where(eq(stands.nid, offer.floor));
  };
  const isStanding = (uid: number) => and(eq(schema.tickets.uid, uid), isNull(schema.tickets.seatNid));

  it('frees every place, seat and guest place', async () => {
    await addCancelled();
    const before = await takenPlaces(db());
    await erase(await loggedInAs(server, holder), holder);
    const after = await takenPlaces(db());
    const given = [...before].map(([place, taken]) => [place, taken - (after.get(place) ?? 0)] as const);
    expect(given.filter(([, count]) => count !== 0).toSorted()).toEqual([
      [expect.stringMatching(/^session /), 2],
      [expect.stringMatching(/^session /), 2],
      [`stand ${offer.floor}`, 2],
      [`tariff ${offer.trial}`, 2],
      [`tariff ${adultTariff}`, 2],
      [`tariff ${offer.eventTariff}`, 4],
    ]);
  });

  it('offers a freed place to the first person on the waiting list', async () => {
    const [full] = await db().select().from(schema.tariffs).where(eq(schema.tariffs.nid, offer.full));
    expect(full?.sold).toBe(full?.capacity);
    await db()
      .update(schema.registrations)
      .set({ tariffNid: offer.full })
      .where(eq(schema.registrations.tariffNid, offer.trial))
      .returning();
    await db().delete(schema.queueEntries).where(eq(schema.queueEntries.tariffNid, offer.full));
    await db()
      .insert(schema.queueEntries)
      .values({ uid: 12, tariffNid: offer.full, queuedAt: server.clock.now() });
    await erase(await loggedInAs(server, holder), holder);
    const made = () => db().select().from(schema.reservations).where(eq(schema.reservations.uid, 12));
    await expect.poll(made).toMatchObject([{ kind: 'offer', ref: offer.full }]);
  });

  /** Adds what the child can't lose any more, and what is somebody else's. */
  const addGone = async () => {
    const at = server.clock.now();
    const [ticket] = await db().select().from(schema.tickets).where(isStanding(child));
    const [card] = await db().select().from(schema.passCards).where(eq(schema.passCards.uid, child));
    const isReserved = eq(schema.passReservations.uid, child);
    const [reserved] = await db().select().from(schema.passReservations).where(isReserved);
    if (!ticket || !card || !reserved) throw new Error('The child has nothing to lose');
    const { id: _, ...sold } = ticket;
    await db()
      .insert(schema.tickets)
      .values([
        { ...sold, code: 'gebruikt', usedAt: at },
        { ...sold, code: 'van Zoë', uid: 9 },
      ]);
    const { id: __, code: ___, ...bought } = card;
    await db()
      .insert(schema.passCards)
      .values([
        { ...bought, credit: 0 },
        { ...bought, credit: 3, validUntil: '2026-11-19' },
        { ...bought, credit: 4, validUntil: '2026-11-20' },
        { ...bought, credit: 5, uid: 9 },
      ]);
    const ofSession = eq(schema.courseSessions.nid, reserved.sessionNid);
    const [session] = await db().select().from(schema.courseSessions).where(ofSession);
    const [begins] = await db()
      .select()
      .from(schema.courseSessions)
      .where(and(eq(schema.courseSessions.courseNid, session?.courseNid ?? 0), not(ofSession)));
    const sessionNid = begins?.nid ?? 0;
    await db()
      .update(schema.courseSessions)
      .set({ startsAt: at })
      .where(eq(schema.courseSessions.nid, sessionNid));
    const { id: ____, ...taken } = reserved;
    await db()
      .insert(schema.passReservations)
      .values([
        { ...taken, sessionNid },
        { ...taken, uid: 9 },
      ]);
  };

  it('names no ticket of an event that is over', async () => {
    const client = await loggedInAs(server, holder);
    const endsAt = server.clock.now();
    const ofEvent = eq(schema.courseSessions.courseNid, offer.event);
    await db()
      .update(schema.courseSessions)
      .set({ startsAt: new Date(0), endsAt })
      .where(ofEvent);
    const { result } = await client.ask('get_erasure', { uid: child });
    expect(result.given_up.filter(({ kind }) => kind === 'ticket')).toEqual([]);
  });

  it('is announced by get_erasure: the people, what they give up, and what stays', async () => {
    const client = await loggedInAs(server, holder);
    await addCancelled();
    await addGone();
    const { result } = await client.ask('get_erasure', { uid: child });
    expect(result.people).toEqual([{ uid: child, name: 'Kas Kanarie' }]);
    expect(result.unpaid).toEqual([]);
    expect(result.kept).toEqual({ orders: 1, certificates: 1 });
    const kinds = result.given_up.map(({ kind, title, count }) => `${kind} ${count}: ${title}`);
    expect(kinds).toContain('registration 1: Hedendaags voor volwassenen – Heel seizoen');
    expect(kinds.filter((kind) => kind.startsWith('ticket'))).toEqual([
      expect.stringMatching(/^ticket 2: .* – Volwassene$/),
    ]);
    expect(kinds).toContainEqual(expect.stringMatching(/^waiting 1: Hiphop/));
    const of = (what: string) => kinds.filter((kind) => kind.startsWith(what)).toSorted();
    expect(of('registration')).toEqual([
      'registration 1: Hedendaags 12-16 jaar – Proefles',
      'registration 1: Hedendaags voor volwassenen – Heel seizoen',
    ]);
    // Turns are good until the end of their last day.
    expect(of('pass')).toEqual([expect.stringMatching(/^pass 4: /), expect.stringMatching(/^pass 7: /)]);
    expect(of('reservation')).toEqual([expect.stringMatching(/^reservation 1: /)]);
    expect((await client.ask('get_erasure', { uid: holder })).result.people.map(({ uid }) => uid)).toEqual([
      holder,
      child,
    ]);
  });
});
