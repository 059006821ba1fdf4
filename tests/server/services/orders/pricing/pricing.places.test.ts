import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queueEntries, reservations, tariffs } from '#server/db/schema.ts';
import { compileCart } from '#tests/server/support/orders/compileCart.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';

/** Stage hedendaags, an instant tariff: the server holds its places as soon as they are in a cart. */
const instant = 1241;
const quarter = 15 * 60;

describe('the instant places of a cart', () => {
  let server: TestServer;
  let parent: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    other = await server.loggedIn('federatie@example.org');
  });
  afterEach(async () => {
    server.clock.reset();
    const { db } = server.database;
    await db.delete(reservations).where(eq(reservations.ref, instant));
    await db.update(tariffs).set({ sold: 3 }).where(eq(tariffs.nid, instant));
  });
  afterAll(() => server.stop());

  const ofOther = () => compileCart(other, { uid: 12, tariffs: [instant] });
  const ofParent = () => compileCart(parent, { tariffs: [instant] });

  it('are held from the moment that they are in the cart, by the clock of the server', async () => {
    const now = server.clock.now().getTime() / 1000;
    const { result } = await ofParent();
    expect(result).toMatchObject({
      has_instant: true,
      items: [{ has_instant: true, expires: now + quarter }],
      reservation: { now, expires: now + quarter, extensions_left: 2 },
    });
    server.clock.advance({ seconds: 60 });
    expect((await ofParent()).result.reservation).toMatchObject({ now: now + 60, expires: now + quarter });
  });

  it('are released when they leave the cart', async () => {
    await ofParent();
    const { result } = await compileCart(parent, {});
    expect(result).toMatchObject({ has_instant: false, reservation: { expires: null } });
    expect(await server.database.db.$count(reservations, eq(reservations.ref, instant))).toBe(0);
  });

  it('are unavailable to others during the hold, and available afterwards', async () => {
    await server.database.db.update(tariffs).set({ sold: 19 }).where(eq(tariffs.nid, instant));
    await ofParent();
    expect((await ofOther()).result.items).toMatchObject([{ queue_nid: instant, unit_cost: 0 }]);
    server.clock.advance({ seconds: quarter });
    expect((await ofOther()).result.items).toMatchObject([{ queue_nid: null, unit_cost: 110 }]);
  });

  it('stay in the cart unchanged after the hold has ended', async () => {
    await server.database.db.update(tariffs).set({ sold: 19 }).where(eq(tariffs.nid, instant));
    const { result: before } = await ofParent();
    server.clock.advance({ seconds: quarter + 1 });
    await ofOther();
    const { result: after } = await ofParent();
    expect(after.items).toEqual(before.items);
    expect(after.reservation.expires).toBeNull();
    expect(after.user_feedback).toEqual([]);
  });

  it.each([
    ['an offer of the waiting list has ended', { kind: 'offer', heldBy: 1 }],
    ['a hold of another account has ended', { kind: 'place', heldBy: 12 }],
  ] as const)('are as full for a person as for others after %s', async (_name, ended) => {
    const { db } = server.database;
    const now = server.clock.now();
    const ofPerson = { clubNid: 1, ref: instant, uid: 1, heldAt: now, expiresAt: now };
    await db.insert(reservations).values({ ...ofPerson, ...ended });
    await db.update(tariffs).set({ sold: 20 }).where(eq(tariffs.nid, instant));
    expect((await ofParent()).result.items).toMatchObject([{ queue_nid: instant, unit_cost: 0 }]);
  });

  it('are no seat in a hall whose number is that of the tariff', async () => {
    const { db } = server.database;
    const now = server.clock.now();
    const expiresAt = new Date(now.getTime() + quarter * 1000);
    const seat = { kind: 'seat', clubNid: 1, ref: instant, uid: 1, heldBy: 1, heldAt: now } as const;
    await db.insert(reservations).values({ ...seat, tariffNid: 1311, expiresAt });
    await db.insert(queueEntries).values({ tariffNid: instant, uid: 1, queuedAt: now });
    const { result } = await ofParent();
    await db.delete(queueEntries).where(eq(queueEntries.tariffNid, instant));
    expect(result.items).toEqual([]);
    expect(result.user_feedback).toEqual([expect.stringContaining('Je staat al op de wachtlijst')]);
  });

  it('are for members on the waiting list before they are for a newcomer', async () => {
    const { db } = server.database;
    await db.update(tariffs).set({ sold: 19 }).where(eq(tariffs.nid, instant));
    const waiting = { tariffNid: instant, uid: 10, queuedAt: server.clock.now() };
    await db.insert(queueEntries).values(waiting);
    expect((await ofOther()).result.items).toMatchObject([{ queue_nid: instant }]);
    await db.update(tariffs).set({ sold: 18 }).where(eq(tariffs.nid, instant));
    expect((await ofOther()).result.items).toMatchObject([{ queue_nid: null }]);
    await db.delete(queueEntries).where(eq(queueEntries.tariffNid, instant));
  });
});
