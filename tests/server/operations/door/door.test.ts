import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  clubMembers,
  courseSessions,
  courses,
  doorScans,
  orders,
  registrations,
  tickets as seatedTickets,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { show } from '../../support/orders/fullCart.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';
import { untilTaken } from './untilTaken.ts';

/** People who run the doors, besides the manager. */
const doorkeeper = 1;
/** Tickets of the event in these tests. */
const sold = 60;
/** Visitors of a large hall. */
const crowd = 2_000;
/** Scans in one request, as the contract allows. */
const mostScans = 500;

describe('the door of an event', () => {
  let server: TestServer;
  let first: TestClient;
  let second: TestClient;
  let event: number;
  let tickets: { readonly id: string; readonly code: string }[];
  beforeAll(async () => {
    server = await startTestServer();
    const isEvent = and(eq(courses.clubNid, arabesk), eq(courses.type, 'ticket'));
    const [tariff] = await db()
      .select({ nid: tariffs.nid, event: courses.nid })
      .from(tariffs)
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .where(isEvent)
      .orderBy(tariffs.nid)
      .limit(1);
    event = tariff?.event ?? 0;
    const one = {
      uid: 12,
      tariffNid: tariff?.nid ?? 0,
      status: 1,
      isTicket: true,
      registeredAt: server.clock.now(),
    };
    const rows = await db()
      .insert(registrations)
      .values(Array.from({ length: sold }, () => one))
      .returning({ id: registrations.id, code: registrations.ticketCode });
    tickets = rows.map(({ id, code }) => ({ id: `r${id}`, code }));
    await db()
      .insert(clubMembers)
      .values({ clubNid: arabesk, uid: doorkeeper, role: 'door' })
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'door' } });
    first = await server.loggedIn('beheer@example.org');
    second = await server.loggedIn('ouder@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const now = () => Math.floor(server.clock.now().getTime() / 1000);
  const scan = (ticket: string, at = now()) => ({ id: randomUUID(), ticket, at });
  type Scan = ReturnType<typeof scan> & { readonly undone?: boolean };
  const send = async (client: TestClient, device: string, ...scans: Scan[]) =>
    (await client.ask('sync_door', { club: arabesk, event, device, scans })).result;
  const sendUntilTaken = (client: TestClient, device: string, scans: readonly Scan[]) =>
    untilTaken(() => client.call('sync_door', { club: arabesk, event, device, scans: [...scans] }));
  const usesOf = (state: Pick<Awaited<ReturnType<typeof send>>, 'used'>, ticket: string) =>
    state.used.find((one) => one.ticket === ticket)?.uses ?? [];
  const usedAt = async (ticket: string) =>
    (
      await db()
        .select()
        .from(registrations)
        .where(eq(registrations.id, Number(ticket.slice(1))))
    )[0]?.usedAt;

  /** Scans at the door of another event, and at the door of a lesson of this course. */
  const scanElsewhere = async () => {
    const [other] = await db().select().from(courses).where(ne(courses.nid, event)).limit(1);
    const [lesson] = await db().select().from(courseSessions).limit(1);
    const at = { scannedAt: server.clock.now(), receivedAt: server.clock.now(), device: 'toestel-vier' };
    await db()
      .insert(doorScans)
      .values([
        { ...at, id: randomUUID(), courseNid: other?.nid ?? 0, registrationId: idOf(tickets[3]) },
        { ...at, id: randomUUID(), courseNid: event, sessionNid: lesson?.nid ?? 0, uid: 12 },
      ]);
  };

  it('is listed for who has the role, with its tickets by the hash of their codes', async () => {
    const { result } = await second.ask('get_door_events', { club: arabesk });
    expect(result.map(({ nid }) => nid)).toContain(event);
    const { result: list } = await second.ask('get_door_list', { club: arabesk, event });
    const { id = '', code = '' } = tickets[0] ?? {};
    expect(list.tickets).toContainEqual(
      expect.objectContaining({
        id,
        hashes: [createHash('sha256').update(code).digest('hex')],
        state: 'valid',
      }),
    );
    expect(JSON.stringify(list)).not.toContain(code);
    expect(list.elsewhere.length).toBeGreaterThan(0);
    expect(await second.call('get_club_payments', { club: arabesk })).toMatchObject({ status: 403 });
    expect(await first.call('get_door_list', { club: arabesk, event: 999_999 })).toMatchObject({
      status: 404,
    });
  });

  it('counts the tickets of its club that were not cancelled', async () => {
    const listed = async () => (await second.ask('get_door_events', { club: arabesk })).result;
    const countOf = async () => (await listed()).find(({ nid }) => nid === show.event)?.tickets ?? 0;
    const before = await countOf();
    const [other] = await db().select().from(courses).where(ne(courses.clubNid, arabesk)).limit(1);
    const elsewhere = other?.nid ?? 0;
    const order = {
      ...{ oid: 9_876_541, clubNid: arabesk, uid: 12, placedBy: 12, placedAt: server.clock.now() },
      ...{ payment: 'paid' as const, payNowCents: 0, payLaterCents: 0, totalCents: 0 },
    };
    await db().insert(orders).values(order);
    const ticket = {
      ...{ oid: order.oid, uid: 12, courseNid: show.event, tariffNid: show.tariff, standNid: show.stand },
      soldAt: server.clock.now(),
    };
    await db()
      .insert(seatedTickets)
      .values([
        { ...ticket, code: 'valid' },
        { ...ticket, code: 'cancelled', cancelledAt: server.clock.now() },
        { ...ticket, code: 'elsewhere', courseNid: elsewhere },
      ]);
    expect(await countOf()).toBe(before + 1);
    expect((await listed()).map(({ nid }) => nid)).not.toContain(elsewhere);
  });

  it('ties the tickets of one checkout together, without the number of the order', async () => {
    const order = {
      ...{ oid: 9_876_541, clubNid: arabesk, uid: 12, placedBy: 12, placedAt: server.clock.now() },
      ...{ payment: 'paid' as const, payNowCents: 0, payLaterCents: 0, totalCents: 0 },
    };
    await db()
      .insert(orders)
      .values([order, { ...order, oid: order.oid + 1, checkoutOid: order.oid }]);
    const isOneOf = (ids: readonly (typeof tickets)[number][]) => inArray(registrations.id, ids.map(idOf));
    const [one, ...others] = tickets.slice(0, 3);
    await db()
      .update(registrations)
      .set({ oid: order.oid })
      .where(isOneOf(one ? [one] : []));
    await db()
      .update(registrations)
      .set({ oid: order.oid + 1 })
      .where(isOneOf(others));
    const { result } = await second.ask('get_door_list', { club: arabesk, event });
    const groupOf = (id: string | undefined) => result.tickets.find((ticket) => ticket.id === id)?.group;
    const groups = tickets.slice(0, 4).map(({ id }) => groupOf(id));
    expect(new Set(groups.slice(0, 3)).size).toBe(1);
    expect(result.tickets.filter(({ group }) => group === groups[0])).toHaveLength(3);
    expect(groups[3]).toBe(null);
    expect(JSON.stringify(result)).not.toContain(String(order.oid));
  });

  it('marks a ticket as used once, whatever the number of tries, and shows it to the family', async () => {
    const { id = '' } = tickets[0] ?? {};
    const one = scan(id, now() - 60);
    for (let time = 0; time < 3; time += 1) await send(first, 'toestel-een', one);
    expect(usesOf(await send(second, 'toestel-twee'), id)).toEqual([
      { at: one.at, device: 'toestel-een', by: 'Karim El Amrani' },
    ]);
    const [holder] = await db().select().from(users).where(eq(users.uid, 12));
    const family = await server.loggedIn(holder?.mail ?? '');
    const { result } = await family.ask('get_tickets', { club: arabesk });
    const shown = result.flatMap(({ tickets: those }) => those).find((ticket) => ticket.id === id);
    expect(shown).toMatchObject({ state: 'used', used: one.at });
  });

  it('takes a scan back, whether or not the server had it', async () => {
    const [one, other, kept] = [0, 1, 2].map((place) => scan(tickets[place]?.id ?? ''));
    if (!one || !other || !kept) throw new Error('Too few tickets were sold');
    await send(first, 'toestel-een', one, kept);
    await scanElsewhere();
    // Another device can't take it back.
    await send(second, 'toestel-twee', { ...one, undone: true });
    expect(await usedAt(one.ticket)).not.toBeNull();
    const state = await send(first, 'toestel-een', { ...one, undone: true }, other, {
      ...other,
      undone: true,
    });
    expect(state.used.map(({ ticket }) => ticket)).toEqual([kept.ticket]);
    expect([await usedAt(one.ticket), await usedAt(other.ticket)]).toEqual([null, null]);
  });

  it('counts no ticket of another event, and no time to come', async () => {
    const strange = scan('r999999');
    const early = scan(tickets[0]?.id ?? '', now() + 86_400);
    const state = await send(first, 'toestel-een', strange, early);
    expect(state.refused).toEqual([strange.id]);
    expect(usesOf(state, early.ticket)[0]?.at).toBeLessThanOrEqual(now() + 60);
  });

  it('admits nobody of two thousand twice without showing it, with three devices of which one sends later', async () => {
    const one = await db()
      .select()
      .from(registrations)
      .where(eq(registrations.id, idOf(tickets[0])));
    const { tariffNid = 0 } = one[0] ?? {};
    const more = { uid: 12, tariffNid, status: 1, isTicket: true, registeredAt: server.clock.now() };
    const added = await db()
      .insert(registrations)
      .values(Array.from({ length: crowd - sold }, () => more))
      .returning({ id: registrations.id });
    const ids = [...tickets.map(({ id }) => id), ...added.map(({ id }) => `r${id}`)];
    const start = now() - 7_200;
    // Every seventh visitor of the device without a connection shows the ticket again at another door.
    const offline = ids.filter((_, place) => place % 3 === 0).map((id, place) => scan(id, start + place));
    const again = offline.filter((_, place) => place % 7 === 0);
    const left = ids.filter((_, place) => place % 3 === 1).map((id, place) => scan(id, start + place));
    const right = ids.filter((_, place) => place % 3 === 2).map((id, place) => scan(id, start + place));
    const repeats = again.map(({ ticket, at }) => scan(ticket, at + 900));
    await Promise.all([
      inBatches([...left, ...repeats], mostScans, (batch) => sendUntilTaken(first, 'toestel-een', batch)),
      inBatches(right, mostScans, (batch) => sendUntilTaken(second, 'toestel-twee', batch)),
    ]);
    await inBatches(offline, mostScans, (batch) => send(second, 'toestel-drie', ...batch));
    const seen = await Promise.all(
      ['toestel-een', 'toestel-twee', 'toestel-drie'].map((device) => send(first, device)),
    );
    for (const { used } of seen) {
      expect(used).toHaveLength(crowd);
      const clashes = used.filter(({ uses }) => uses.length > 1).map(({ ticket }) => ticket);
      expect(clashes.toSorted()).toEqual(again.map(({ ticket }) => ticket).toSorted());
    }
    const marked = and(eq(registrations.tariffNid, tariffNid), isNotNull(registrations.usedAt));
    expect(await db().$count(registrations, marked)).toBe(crowd);
    expect(await db().$count(doorScans, isNull(doorScans.undoneAt))).toBe(crowd + again.length);
    // The first use counts, although the server heard of it last.
    for (const { ticket, at } of again.slice(0, 3)) {
      const [state] = seen;
      expect(usesOf(state ?? { used: [] }, ticket).map(({ device }) => device)).toEqual([
        'toestel-drie',
        'toestel-een',
      ]);
      expect((await usedAt(ticket))?.getTime()).toBe(at * 1000);
    }
  });
});

function idOf(ticket: { readonly id: string } | undefined): number {
  return Number(ticket?.id.slice(1) ?? 0);
}

/** Sends a device's scans one request after the other, as the screen does. */
async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  sendBatch: (batch: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) await sendBatch(items.slice(from, from + size));
}
