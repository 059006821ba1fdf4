import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  absences,
  cancellations,
  clubs,
  courseSessions,
  courses,
  creditNotes,
  orderLines,
  orders,
  queueEntries,
  registrations,
  reservations,
  tariffs,
} from '#server/db/schema.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { findCertificateFaults } from '#server/services/certificates/liveCertificates.ts';
import { insertRegistrations } from '#server/services/registration/taking/takePlaces.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { insertCertificate } from '../../support/personal-data/certificates/insertCertificate.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Noor is registered for Jazz 12-15 jaar. */
const noor = 2;
const lars = 3;
const jazz = 1061;

describe('own registrations', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    await server.restore();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const own = async () => (await parent.ask('get_registrations', {})).result;
  const ofNoor = async () =>
    (await own()).registrations.find(({ uid, tariff }) => uid === noor && tariff.nid === jazz);
  const rowOfNoor = async () => {
    const isHers = and(eq(registrations.uid, noor), eq(registrations.tariffNid, jazz));
    const [row] = await server.database.db.select().from(registrations).where(isHers);
    if (!row) throw new Error('Noor is not registered');
    return row;
  };
  const soldOf = async (nid: number) =>
    (await server.database.db.select().from(tariffs).where(eq(tariffs.nid, nid)))[0]?.sold;
  /** Lets the club allow a stop at any moment before the season of next year. */
  const allow = async (cancelMoney: 'refund' | 'credit' | 'none' = 'refund') => {
    const { db } = server.database;
    await db.update(clubs).set({ cancelDays: 0, cancelMoney }).where(eq(clubs.nid, arabesk));
    const course = sql`(select course_nid from tariffs where nid = ${jazz})`;
    await db
      .update(courseSessions)
      .set({
        startsAt: sql`${courseSessions.startsAt} + interval '200 days'`,
        endsAt: sql`${courseSessions.endsAt} + interval '200 days'`,
      })
      .where(eq(courseSessions.courseNid, course));
  };
  const order = async () => {
    const { db } = server.database;
    const { id: _id, ...before } = await rowOfNoor();
    await db.delete(registrations).where(and(eq(registrations.uid, noor), eq(registrations.tariffNid, jazz)));
    await insertUnpaidOrder(
      { db, clock: server.clock },
      { uid: noor, clubNid: arabesk, tariffNid: jazz, placedDaysAgo: 1 },
    );
    const [placed] = await db.select().from(orders).where(eq(orders.uid, noor)).orderBy(desc(orders.oid));
    if (!placed) throw new Error('No order was placed');
    await db
      .insert(registrations)
      .values({ ...before, oid: placed.oid })
      .onConflictDoUpdate({
        target: [registrations.tariffNid, registrations.uid],
        targetWhere: sql`not ${registrations.isTicket}`,
        set: { oid: placed.oid },
      });
    return placed;
  };
  const stop = async (how: 'now' | 'ask', key = newKey()) => {
    const { id } = await rowOfNoor();
    return parent.call(
      'stop_registration',
      { club: arabesk, uid: noor, registration: id, how, reason: 'Verhuisd' },
      key,
    );
  };

  it('get_registrations lists who takes part in what, with the next lessons and the waiting lists', async () => {
    const { registrations: found, waiting } = await own();
    expect(found.map(({ uid }) => uid)).toContain(noor);
    const jazzOfNoor = await ofNoor();
    expect(jazzOfNoor).toMatchObject({
      name: 'Noor Peeters',
      club: { nid: arabesk },
      payment: { state: 'paid', open: 0 },
    });
    expect(jazzOfNoor?.lessons.length).toBeGreaterThan(0);
    expect(jazzOfNoor?.lessons.every(({ absent }) => !absent)).toBe(true);
    expect(waiting).toMatchObject([{ uid: 3, position: 1 }, { uid: 1 }]);
  });

  it('get_registrations leaves out a cancelled registration and one whose lessons are over', async () => {
    expect((await own()).registrations.some(({ tariff }) => tariff.nid === 1121)).toBe(false);
    server.clock.advance({ days: 900 });
    parent = await server.loggedIn('ouder@example.org');
    expect((await own()).registrations).toEqual([]);
  });

  it('stop_registration asks the club after the first lesson, once, and mails both', async () => {
    const { db } = server.database;
    const { id, registeredAt } = await rowOfNoor();
    const [other] = await db.select().from(registrations).where(ne(registrations.id, id));
    // An earlier time, another registration and another way do not count.
    await db.insert(cancellations).values([
      { registrationId: id, how: 'ask', reason: '', askedAt: new Date(registeredAt.getTime() - 1) },
      { registrationId: other?.id ?? 0, how: 'ask', reason: '', askedAt: server.clock.now() },
      { registrationId: id, how: 'change', reason: '', askedAt: server.clock.now() },
    ]);
    expect((await ofNoor())?.stop).toEqual({ how: 'ask' });
    expect(await stop('now')).toMatchObject({ status: 409 });
    expect(await stop('ask')).toMatchObject({ status: 200, body: { result: { state: 'asked' } } });
    expect((await ofNoor())?.stop).toMatchObject({ how: 'asked' });
    expect((await rowOfNoor()).status).toBe(1);
    expect(await stop('ask')).toMatchObject({ status: 409 });
  });

  it('stop_registration before the deadline frees the place once and lapses the invoice', async () => {
    await allow();
    const placed = await order();
    const sold = (await soldOf(jazz)) ?? 0;
    const total = placed.totalCents / 100;
    expect(await ofNoor()).toMatchObject({
      payment: { oid: placed.oid, open: total, standing: { total, open: total, overdue: 0 } },
      stop: { how: 'now', money: 'refund', lapses: total, back: 0 },
    });
    const key = newKey();
    const first = await stop('now', key);
    expect(first).toMatchObject({ status: 200, body: { result: { state: 'stopped' } } });
    // A repeat of the same request, after a lost answer.
    expect(await stop('now', key)).toMatchObject({ status: 200, body: { result: { state: 'stopped' } } });
    // Another device.
    expect(await stop('now')).toMatchObject({ status: 409 });
    expect(await soldOf(jazz)).toBe(sold - 1);
    expect((await rowOfNoor()).status).toBe(0);
    const notes = await server.database.db.select().from(creditNotes).where(eq(creditNotes.oid, placed.oid));
    expect(notes).toMatchObject([{ amountCents: placed.totalCents }]);
    expect(await ofNoor()).toBeUndefined();
    const invoice = (await parent.ask('get_invoice', { oid: placed.oid })).result;
    expect(invoice).toMatchObject({ state: 'credited', open: 0, refund: 0 });
  });

  it('stop_registration tells the family and the club which certificates are no longer true, which are then marked', async () => {
    await allow();
    const { db } = server.database;
    const certificate = await insertCertificate(db, {
      ...{ registration: await rowOfNoor(), clubNid: arabesk, serial: 901, lastDay: '2026-11-01' },
      issuedAt: server.clock.now(),
    });
    expect((await ofNoor())?.certificates).toEqual(['ATT-2026-000901']);
    expect(await findCertificateFaults(db, [certificate])).toEqual(new Map());
    await stop('now');
    await server.settled();
    const [club] = await db.select().from(clubs).where(eq(clubs.nid, arabesk));
    const [mail] = (await readMails(server.mailFolder)).filter(({ to }) => to?.[0]?.address === club?.mail);
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(
      'Er is al een attest uitgegeven: ATT-2026-000901. Dat klopt niet meer.',
    );
    expect(await findCertificateFaults(db, [certificate])).toEqual(new Map([[certificate.id, 'cancelled']]));
  });

  it('stop_registration gives paid money back by the rule of the club, and never twice', async () => {
    await allow();
    const placed = await order();
    const { db } = server.database;
    await db.update(orders).set({ payment: 'paid' }).where(eq(orders.oid, placed.oid));
    const total = placed.totalCents / 100;
    expect((await ofNoor())?.stop).toMatchObject({ how: 'now', lapses: 0, back: total });
    await stop('now');
    expect((await parent.ask('get_invoice', { oid: placed.oid })).result).toMatchObject({ refund: total });
    // Registers again by the same order, and stops again.
    await db
      .update(registrations)
      .set({ status: 1 })
      .where(eq(registrations.id, (await rowOfNoor()).id));
    expect((await ofNoor())?.stop).toMatchObject({ how: 'now', lapses: 0, back: 0 });
    await stop('now');
    expect(await db.$count(creditNotes, eq(creditNotes.oid, placed.oid))).toBe(1);
  });

  it('stop_registration frees a place that the club gave without an order, and credits nothing', async () => {
    await allow();
    const { db } = server.database;
    const { id } = await rowOfNoor();
    await db.update(registrations).set({ oid: null }).where(eq(registrations.id, id));
    const before = await db.$count(creditNotes);
    expect(await stop('now')).toMatchObject({ status: 200 });
    expect((await rowOfNoor()).status).toBe(0);
    expect(await db.$count(creditNotes)).toBe(before);
  });

  it('insertRegistrations refuses a person who is registered already, and leaves the registration as it is', async () => {
    const { db } = server.database;
    const row = await rowOfNoor();
    const { id: _, ...again } = { ...row, oid: null, registeredAt: server.clock.now() };
    await expect(insertRegistrations(db, [again])).rejects.toMatchObject({ status: 409 });
    expect(await rowOfNoor()).toEqual(row);
  });

  it('stop_registration credits neither a line that waits nor one of another kind', async () => {
    await allow();
    const { oid, totalCents } = await order();
    const { db } = server.database;
    const isIt = and(eq(orderLines.oid, oid), eq(orderLines.tariffNid, jazz));
    const [line] = await db.select().from(orderLines).where(isIt);
    if (!line) throw new Error('The order has no line');
    await db.insert(orderLines).values([
      { ...line, position: 101, isQueued: true },
      { ...line, position: 102, type: 'rounding' },
    ]);
    const threefold = { totalCents: totalCents * 3, payNowCents: totalCents * 3, payLaterCents: 0 };
    await db.update(orders).set(threefold).where(eq(orders.oid, oid));
    expect((await ofNoor())?.stop).toMatchObject({ lapses: totalCents / 100 });
    await stop('now');
    const notes = await db.select().from(creditNotes).where(eq(creditNotes.oid, oid));
    expect(notes).toMatchObject([{ amountCents: totalCents }]);
  });

  it('stop_registration removes the reported absences of the member from the course, and no others', async () => {
    await allow();
    const { db } = server.database;
    const lesson = (await ofNoor())?.lessons[0]?.nid ?? 0;
    const [elsewhere] = await db.select().from(courseSessions).where(eq(courseSessions.courseNid, 112));
    const reportedAt = server.clock.now();
    const others = [
      { uid: lars, sessionNid: lesson, reportedAt },
      { uid: noor, sessionNid: elsewhere?.nid ?? 0, reportedAt },
    ];
    await db.insert(absences).values([...others, { uid: noor, sessionNid: lesson, reportedAt }]);
    await stop('now');
    const left = await db.select().from(absences).where(eq(absences.reportedAt, reportedAt));
    expect(left).toHaveLength(2);
    expect(left).toEqual(expect.arrayContaining(others));
  });

  it('stop_registration credits nothing where the club keeps the money', async () => {
    await allow('none');
    const placed = await order();
    expect((await ofNoor())?.stop).toMatchObject({ how: 'now', money: 'none', lapses: 0, back: 0 });
    await stop('now');
    expect(await server.database.db.$count(creditNotes, eq(creditNotes.oid, placed.oid))).toBe(0);
  });

  it('stop_registration offers the free place to the waiting list', async () => {
    await allow();
    const { db } = server.database;
    const sold = (await soldOf(jazz)) ?? 0;
    await db.update(tariffs).set({ capacity: sold }).where(eq(tariffs.nid, jazz));
    await db.insert(queueEntries).values({ uid: 14, tariffNid: jazz, queuedAt: server.clock.now() });
    expect(await stop('now')).toMatchObject({ status: 200 });
    const isOffer = and(eq(reservations.kind, 'offer'), eq(reservations.ref, jazz), eq(reservations.uid, 14));
    await expect.poll(() => db.$count(reservations, isOffer)).toBe(1);
  });

  it.each([
    ['another member', { uid: 3 }],
    ['another club', { club: 2 }],
    ['an unknown registration', { registration: 2_000_000_000 }],
    ['a ticket', {}],
  ])('stop_registration refuses %s', async (what, differing) => {
    const { id } = await rowOfNoor();
    const isTicket = what === 'a ticket';
    await server.database.db.update(registrations).set({ isTicket }).where(eq(registrations.id, id));
    const request = {
      club: arabesk,
      uid: noor,
      registration: id,
      how: 'ask' as const,
      reason: '',
      ...differing,
    };
    expect(await parent.call('stop_registration', request, newKey())).toMatchObject({ status: 404 });
  });

  it('report_absence tells the teacher, can be taken back and repeats without effect', async () => {
    const lesson = (await ofNoor())?.lessons[0];
    const teacher = await server.loggedIn('docent@example.org');
    const seen = async () =>
      (await teacher.ask('get_teacher_session', { session: lesson?.nid ?? 0 })).result.participants.find(
        ({ uid }) => uid === noor,
      );
    const report = { club: arabesk, uid: noor, session: lesson?.nid ?? 0 };
    expect(await seen()).toMatchObject({ reported: false, attendance: null });
    const { db } = server.database;
    const second = (await ofNoor())?.lessons[1]?.nid ?? 0;
    const others = [
      { uid: lars, sessionNid: report.session, reportedAt: new Date(0) },
      { uid: noor, sessionNid: second, reportedAt: new Date(0) },
    ];
    await db.insert(absences).values(others);
    expect((await ofNoor())?.lessons.map(({ absent }) => absent)).toEqual([false, true, false, false]);
    await parent.ask('report_absence', { ...report, absent: true });
    await parent.ask('report_absence', { ...report, absent: true });
    expect((await ofNoor())?.lessons[0]?.absent).toBe(true);
    expect(await seen()).toMatchObject({ reported: true, attendance: 'excused' });
    await parent.ask('report_absence', { ...report, absent: false });
    expect(await seen()).toMatchObject({ reported: false, attendance: null });
    const left = await db
      .select()
      .from(absences)
      .where(eq(absences.reportedAt, new Date(0)));
    expect(left).toHaveLength(2);
    expect(left).toEqual(expect.arrayContaining(others));
  });

  it('report_absence refuses a lesson that the member does not attend, and one that is over', async () => {
    const { db } = server.database;
    const [other] = await db
      .select({ nid: courseSessions.nid })
      .from(courseSessions)
      .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
      .where(eq(courses.nid, 112));
    const call = (session: number, club = arabesk) =>
      parent.call('report_absence', { club, uid: noor, session, absent: true });
    expect(await call(other?.nid ?? 0)).toMatchObject({ status: 404 });
    const lesson = (await ofNoor())?.lessons[0];
    expect(await call(lesson?.nid ?? 0, 2)).toMatchObject({ status: 404 });
    await db
      .update(courseSessions)
      .set({ startsAt: sql`now() - interval '900 days'`, endsAt: sql`now() - interval '899 days'` })
      .where(eq(courseSessions.nid, lesson?.nid ?? 0));
    await db.update(registrations).set({ registeredAt: sql`now() - interval '1000 days'` });
    expect(await call(lesson?.nid ?? 0)).toMatchObject({ status: 409 });
  });
});
