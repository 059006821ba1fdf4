import { and, eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retentions } from '#rules/retention.ts';
import {
  clubs,
  coupleInvites,
  holdWindows,
  knownDevices,
  orders,
  outgoingMails,
  parentInvites,
  reminders,
  reservations,
  roleInvites,
  sessions,
  tariffs,
  testCheckouts,
  users,
} from '#server/db/schema.ts';
import { oneAccount } from '#server/payments/paymentProviders.ts';
import { testCheckout } from '#server/payments/test-checkout/testCheckout.ts';
import { sweepRoleInvites } from '#server/services/clubs/roles/acceptRole.ts';
import { inviteToRole } from '#server/services/clubs/roles/inviteToRole.ts';
import { holdSeconds } from '#server/services/holds/holdTimes.ts';
import { sweepHolds } from '#server/services/holds/sweepHolds.ts';
import { remindOverdue } from '#server/services/orders/payment-mails/remindOverdue.ts';
import { queueWaitingOrders } from '#server/services/orders/queueOrderMails.ts';
import { settleAbandoned } from '#server/services/orders/settling/settleOrders.ts';
import { sweepInvites } from '#server/services/people/parents/endParent.ts';
import { findCode, issueCode } from '#server/services/sessions/oneTimeCodes.ts';
import { sessionLifetime } from '#server/services/sessions/sessionLifetime.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { sweepLogins } from '#server/services/sessions/sweepLogins.ts';
import { offerFreePlaces } from '#server/services/waiting/offerFreePlaces.ts';
import { show } from '../support/orders/fullCart.ts';
import { dolphin, forgetPayments } from '../support/orders/paying.ts';
import { insertOpenInvite } from '../support/parents/openInvite.ts';
import { arabesk, newKey, saveAnswers } from '../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

/** Stage hedendaags, an instant tariff. */
const stage = 1241;
const day = 24 * 60 * 60;

/**
 * The clock of the server runs ahead, and is put right. Rounds (`takeTurn`), the outbox, the shared counts of wrong passwords and
 * the retention have this test beside theirs.
 */
describe('a clock that jumps ahead and back', () => {
  let server: TestServer;
  let an: TestClient;
  let els: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    an = await server.loggedIn('ouder@example.org');
    els = await server.loggedIn('federatie@example.org');
    await saveAnswers(an, 1, [stage]);
    await saveAnswers(els, 12, [stage]);
    // Their sessions survive the year.
    await db()
      .update(sessions)
      .set({ expiresAt: new Date('2100-01-01'), lastUsedAt: new Date('2027-11-01') });
  });
  beforeEach(async () => {
    server.clock.reset();
    await db().delete(reservations);
    await db().delete(holdWindows);
  });
  afterAll(() => server.stop());
  const db = () => server.database.db;
  const now = () => server.clock.now();
  const ahead = (by: { readonly days: number }) => server.clock.advance(by);
  const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1000);

  const price = (client: TestClient, uid: number) =>
    client.ask('compile_public_registration_invoice', { club: arabesk, uid, tariffs: [stage] });
  const availability = async () => {
    const { result } = await els.ask('get_courses', { club: arabesk, type: 'activity' });
    return result.flatMap((course) => course.tariffs).find(({ nid }) => nid === stage)?.availability;
  };

  it('gives a held place back a quarter of an hour later', async () => {
    await db().update(tariffs).set({ capacity: 10, sold: 9 }).where(eq(tariffs.nid, stage));
    ahead({ days: 1 });
    await price(an, 1);
    server.clock.reset();
    await sweepHolds(db(), now());
    expect(await availability()).toBe(0);
    server.clock.advance({ seconds: holdSeconds.cart });
    expect(await availability()).toBe(1);
    // The window of the account is over too: An holds the place again after the usual pause.
    server.clock.advance({ seconds: holdSeconds.cooldown });
    await an.ask('extend_hold', { club: arabesk, uid: 1 });
    const { result } = await price(an, 1);
    expect(result.reservation.expires).toBe(inSeconds(holdSeconds.cart).getTime() / 1000);
  });

  it("gives an extended seat and a partner's place back", async () => {
    const seat = { tariff: show.tariff, nid: show.seat, quantity: 1 };
    await an.call('hold_seats', { club: arabesk, event: show.event, uid: 1, seats: [seat] }, newKey());
    ahead({ days: 365 });
    await an.ask('extend_hold', { club: arabesk, uid: 1 });
    const partner = { clubNid: arabesk, uid: 1, heldBy: 1, kind: 'partner', ref: stage } as const;
    await db()
      .insert(reservations)
      .values({ ...partner, heldAt: now(), expiresAt: inSeconds(holdSeconds.partner) });
    server.clock.reset();
    await sweepHolds(db(), now());
    const ends = await db()
      .select({ kind: reservations.kind, ends: reservations.expiresAt })
      .from(reservations);
    expect(ends).toEqual(
      expect.arrayContaining([
        { kind: 'seat', ends: inSeconds(holdSeconds.cart) },
        { kind: 'partner', ends: inSeconds(holdSeconds.partner) },
      ]),
    );
    expect(await db().$count(holdWindows, gt(holdWindows.endsAt, inSeconds(holdSeconds.cart)))).toBe(0);
    expect(await db().$count(coupleInvites, gt(coupleInvites.invitedAt, now()))).toBe(0);
  });

  it('ends an offer after two days', async () => {
    await db().update(tariffs).set({ capacity: 10, sold: 9 }).where(eq(tariffs.nid, stage));
    const offer = { clubNid: arabesk, uid: 12, heldBy: 12, kind: 'offer', ref: stage } as const;
    ahead({ days: 365 });
    await db()
      .insert(reservations)
      .values({ ...offer, heldAt: now(), expiresAt: inSeconds(holdSeconds.offer) });
    server.clock.reset();
    await sweepHolds(db(), now());
    server.clock.advance({ seconds: holdSeconds.offer });
    await offerFreePlaces({ db: db(), clock: server.clock, portalOrigin: undefined });
    const isKept = and(eq(reservations.ref, stage), gt(reservations.expiresAt, now()));
    expect(await db().$count(reservations, isKept)).toBe(0);
  });

  it('ends sessions, known browsers, mailed codes and invitations in their own time', async () => {
    const context = { db: db(), clock: server.clock };
    ahead({ days: 365 });
    await openSession(context, { uid: 2 });
    await db().insert(knownDevices).values({ tokenHash: 'ahead', uid: 2, lastUsedAt: now() });
    const { code } = await issueCode(context, { uid: 2, purpose: 'password' });
    await inviteToRole(context, { clubNid: arabesk, mail: 'nieuw@example.org', role: 'teacher' });
    await insertOpenInvite(server, { invitedBy: 1, mail: 'nieuw@example.org' });
    server.clock.reset();
    const lifeOfInvite = retentions.codes.days * day;
    await sweepLogins(db(), now());
    await sweepRoleInvites(db(), now());
    await sweepInvites(db(), now());
    expect([await db().$count(roleInvites), await db().$count(parentInvites)]).toEqual([1, 1]);
    expect(
      await db().$count(
        sessions,
        and(eq(sessions.uid, 2), gt(sessions.expiresAt, inSeconds(sessionLifetime))),
      ),
    ).toBe(0);
    expect(await db().$count(sessions, and(eq(sessions.uid, 2), gt(sessions.lastUsedAt, now())))).toBe(0);
    expect(await db().$count(knownDevices, gt(knownDevices.lastUsedAt, now()))).toBe(0);
    expect(await db().$count(roleInvites, gt(roleInvites.expiresAt, inSeconds(lifeOfInvite)))).toBe(0);
    expect(await findCode(context, code, 'password')).toBe(2);
    server.clock.advance({ seconds: 3_600 });
    expect(await findCode(context, code, 'password')).toBeUndefined();
  });

  it('asks about a payment and mails about an order that were begun meanwhile', async () => {
    const context = { db: db(), clock: server.clock, portalOrigin: undefined };
    const [els] = await db().select().from(users).where(eq(users.mail, 'federatie@example.org'));
    const isTheirs = and(eq(orders.uid, els?.uid ?? 0), eq(orders.clubNid, dolphin));
    const [order] = await db().select().from(orders).where(isTheirs);
    const oid = order?.oid ?? 0;
    ahead({ days: 1 });
    const client = await server.loggedIn('federatie@example.org');
    expect((await client.call('redirect_to_mollie_payment', { oid })).status).toBe(303);
    await db().update(orders).set({ mailDueAt: now() }).where(isTheirs);
    server.clock.reset();
    await db().update(testCheckouts).set({ state: 'paid' });
    await settleAbandoned({ ...context, providers: oneAccount(testCheckout(db(), server.clock)) });
    expect(await db().select().from(orders).where(isTheirs)).toMatchObject([{ payment: 'paid' }]);
    await queueWaitingOrders(context);
    expect(await db().select().from(outgoingMails)).toContainEqual(
      expect.objectContaining({ kind: 'order', event: { type: 'order', oid } }),
    );
  });

  it('reminds of an overdue invoice on the days of the club', async () => {
    const context = { db: db(), clock: server.clock, portalOrigin: undefined, paysOnline: async () => false };
    await forgetPayments(server);
    await db()
      .update(clubs)
      .set({ reminderDays: [7, 21] })
      .where(eq(clubs.nid, dolphin));
    const [els] = await db().select().from(users).where(eq(users.mail, 'federatie@example.org'));
    const isTheirs = and(eq(orders.uid, els?.uid ?? 0), eq(orders.clubNid, dolphin));
    await db().update(orders).set({ placedAt: now() }).where(isTheirs);
    const written = async (days: number) => {
      server.clock.reset();
      ahead({ days });
      await remindOverdue(context);
      const theirs = db().select({ oid: orders.oid }).from(orders).where(isTheirs);
      const rows = await db().select().from(reminders).where(inArray(reminders.oid, theirs));
      return rows.map(({ number }) => number).toSorted();
    };
    expect(await written(14 + 21)).toEqual([2]);
    expect(await written(14 + 7)).toEqual([1, 2]);
    expect(await written(14 + 22)).toEqual([1, 2]);
    // A year too far ahead: the last reminder is written already.
    expect(await written(365)).toEqual([1, 2]);
  });
});
