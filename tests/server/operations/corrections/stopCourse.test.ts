import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatEuros } from '#rules/money.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import {
  clubActions,
  clubImports,
  clubMembers,
  courseSessions,
  courses,
  creditNotes,
  lessonChanges,
  orderLines,
  passCards,
  passReservations,
  registrations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { findCertificateFaults } from '#server/services/certificates/liveCertificates.ts';
import { nl } from '#server/texts/nl.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { startManagedOrder } from '../../support/orders/managedOrder.ts';
import { card } from '../../support/orders/passServer.ts';
import { dolphin, pay } from '../../support/orders/paying.ts';
import { type SettablePayments, settablePayments } from '../../support/orders/settablePayments.ts';
import { insertCertificate } from '../../support/personal-data/certificates/insertCertificate.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

const day = 86_400_000;
const reason = 'De lesgever is langdurig ziek';
/** The uid of Els. */
const elsUid = 12;

type Request = OperationRequest<'stop_course'>;

/** A course of ten lessons of which four are over, and one registration in it. */
describe('stop_course', () => {
  let server: TestServer;
  let provider: SettablePayments;
  let els: TestClient;
  let manager: TestClient;
  let oid: number;
  let course: number;
  let from: string;
  beforeAll(async () => {
    provider = settablePayments();
    ({ server, els, manager, oid } = await startManagedOrder({ provider }));
    const [line] = await db()
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.oid, oid), eq(orderLines.type, 'tariff')));
    course = line?.courseNid ?? 0;
    const now = server.clock.now().getTime();
    from = new Date(now + 2 * day).toISOString().slice(0, 10);
    const lessons = Array.from({ length: 10 }, (_, index) => {
      const startsAt = new Date(now + (index - 4) * 7 * day + 3 * day);
      return { courseNid: course, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000), place: '' };
    });
    await db().delete(courseSessions).where(eq(courseSessions.courseNid, course));
    await db().insert(courseSessions).values(lessons);
    await db()
      .update(registrations)
      .set({ registeredAt: new Date(now - 60 * day) })
      .where(eq(registrations.oid, oid));
    await server.keep();
  });
  beforeEach(() => {
    provider.reset();
    return server.restore();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const proposal = async () => (await manager.ask('get_course_stop', { club: dolphin, course, from })).result;
  const request = async (more: Partial<Request> = {}): Promise<Request> => {
    const { lessons, registrations: found } = await proposal();
    const give = found.map(({ registration, proposal: amount }) => ({ registration, amount }));
    return { ...{ club: dolphin, course, from, reason, lessons: lessons.left, give }, ...more };
  };
  const refused = async (more: Partial<Request>) =>
    (await manager.call('stop_course', await request(more), newKey())).body;
  const lessonsLeft = () =>
    db().$count(
      courseSessions,
      and(eq(courseSessions.courseNid, course), gte(courseSessions.startsAt, server.clock.now())),
    );
  /** The child of Els, whom the club registered without an order. @returns the registration */
  const registerChild = async () => {
    const child = {
      fname: 'Wout',
      lname: 'Claes',
      parentUid: elsUid,
      color: '#123456',
      birthdate: '2015-03-04',
    };
    const [made] = await db().insert(users).values(child).returning();
    const [tariff] = await db().select().from(tariffs).where(eq(tariffs.courseNid, course));
    const registeredAt = new Date(server.clock.now().getTime() - 60 * day);
    const [taken] = await db()
      .insert(registrations)
      .values({
        ...{ uid: made?.uid ?? 0, tariffNid: tariff?.nid ?? 0, status: 1, isTicket: false },
        registeredAt,
      })
      .returning();
    return taken ?? expect.fail('The database returned no registration');
  };
  /** The lessons that a stop takes off, the earliest first. */
  const comingLessons = () =>
    db()
      .select()
      .from(courseSessions)
      .where(and(eq(courseSessions.courseNid, course), gte(courseSessions.startsAt, server.clock.now())))
      .orderBy(asc(courseSessions.startsAt));
  const payOnline = async () => {
    await pay(els, oid);
    provider.set(provider.references[0] ?? '', 'paid');
    await server.app.inject({
      method: 'POST',
      url: '/payments/webhook',
      payload: { id: provider.references[0] },
    });
    await server.settled();
  };
  const mailsAbout = async (subject: string) => {
    await server.settled();
    return (await readMails(server.mailFolder)).filter((mail) => mail.subject?.includes(subject));
  };

  it('proposes the share of the lessons that are lost, of what each registration costs', async () => {
    const found = await proposal();
    expect(found.lessons).toEqual({ total: 10, left: 6 });
    const [first] = found.registrations.filter(({ most }) => most > 0);
    expect(first?.lessons).toEqual({ total: 10, left: 6 });
    expect(first?.proposal).toBe(Math.round((first?.most ?? 0) * 60) / 100);
  });

  it.each([
    ['secretary', 200],
    ['treasurer', 200],
    ['door', 403],
    ['member', 403],
  ] as const)('is for the roles that have registrations: a %s gets %i', async (role, status) => {
    const isAtClub = eq(clubMembers.clubNid, dolphin);
    const wanted = await request({ preview: true });
    await db()
      .update(clubMembers)
      .set({ role })
      .where(and(isAtClub, eq(clubMembers.role, 'admin')));
    expect((await manager.call('stop_course', wanted, newKey())).status).toBe(status);
  });

  it('takes the lessons off, closes registration, credits once and tells each family once', async () => {
    await payOnline();
    await registerChild();
    const wanted = await request();
    const sum = wanted.give.reduce((all, { amount }) => all + amount, 0);
    const seen = (await manager.ask('stop_course', { ...wanted, preview: true }, newKey())).result;
    expect(seen).toMatchObject({
      lessons: 6,
      amounts: { credited: sum, lapses: 0, refunded: sum, byHand: 0 },
    });
    expect(await lessonsLeft()).toBe(6);
    const agreed = { ...wanted, agreed: seen.amounts };
    // The first lesson moved to its day a moment ago, which the mail about the stop replaces.
    const [moved] = await comingLessons();
    await db()
      .insert(lessonChanges)
      .values({
        ...{ uid: elsUid, courseNid: course, oldStart: new Date(from), oldPlace: '', newNid: moved?.nid },
        ...{ newStart: moved?.startsAt, newPlace: '', madeAt: server.clock.now() },
      });
    const key = newKey();
    expect((await manager.ask('stop_course', agreed, key)).result).toEqual(seen);
    await server.settled();
    // A lost answer, asked again.
    expect((await manager.ask('stop_course', agreed, key)).result).toEqual(seen);
    await server.settled();
    expect(await lessonsLeft()).toBe(0);
    expect(await db().$count(creditNotes, eq(creditNotes.oid, oid))).toBe(1);
    expect(provider.refunds).toHaveLength(1);
    expect((await els.ask('get_invoice', { oid })).result).toMatchObject({
      credited: sum,
      creditNotes: [{ amount: sum, reason: expect.stringContaining(reason) }],
    });
    const blocked = await db().select().from(tariffs).where(eq(tariffs.courseNid, course));
    expect(blocked.every(({ blockedMessage }) => blockedMessage?.includes('stopt vanaf'))).toBe(true);
    const actions = await db().select().from(clubActions).where(eq(clubActions.action, 'stop-course'));
    expect(actions).toMatchObject([{ details: { reason, refundedCents: Math.round(sum * 100) } }]);
    const mails = await mailsAbout('stopt vanaf');
    expect(mails).toHaveLength(seen.mails);
    const [mail] = mails.filter(({ text }) => text?.includes('terug op de rekening'));
    const text = mail?.text?.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain(reason);
    expect(text).toContain(formatEuros(Math.round(sum * 100)).replaceAll(/\s+/g, ' '));
    // Six of Els and six of the child.
    expect(text.match(/ 6 lessen gaan niet door/g)).toHaveLength(2);
    const agenda = mail?.attachments?.find(({ filename }) => filename === 'agenda.ics');
    const content = agenda?.content;
    const entries = typeof content === 'string' ? content : new TextDecoder().decode(content);
    expect(entries.match(/BEGIN:VEVENT/g)).toHaveLength(12);
    // The round about changed lessons has nothing left to tell.
    expect(await mailsAbout('bij Zwemclub De Dolfijn verander')).toEqual([]);
    const own = (await els.ask('get_registrations', {})).result.registrations;
    expect(own.filter(({ course: { nid } }) => nid === course)).toMatchObject(
      own
        .filter(({ course: { nid } }) => nid === course)
        .map(() => ({ stopped: { from, reason }, lessons: [] })),
    );
    const { overview } = await manager.ask('get_managed_registrations', { club: dolphin, course });
    expect(overview.stopped).toEqual({ from, reason });
  });

  it.each([
    ['is marked where it goes on after the last day of the course', '2027-06-30', ['stopped']],
    ['is not marked where it ended before', '2026-02-01', []],
  ] as const)('names a certificate about a registration, which %s', async (_name, lastDay, faults) => {
    const [taking] = await db()
      .select({ id: registrations.id, uid: registrations.uid })
      .from(registrations)
      .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
      .where(and(eq(tariffs.courseNid, course), eq(registrations.oid, oid)));
    const certificate = await insertCertificate(db(), {
      ...{ registration: taking ?? expect.fail('Nobody takes part'), clubNid: dolphin, serial: 901, lastDay },
      issuedAt: new Date(server.clock.now().getTime() - day),
    });
    expect((await proposal()).certificates).toEqual([{ kind: 'participation', number: 'ATT-2026-000901' }]);
    const wanted = await request();
    const give = wanted.give.map((one) => ({ ...one, amount: 0 }));
    await manager.ask('stop_course', { ...wanted, give }, newKey());
    expect([...(await findCertificateFaults(db(), [certificate])).values()]).toEqual(faults);
  });

  it('lets what is open lapse before anything goes back', async () => {
    const wanted = await request();
    const sum = wanted.give.reduce((all, { amount }) => all + amount, 0);
    const { amounts } = (await manager.ask('stop_course', wanted, newKey())).result;
    expect(amounts).toEqual({ credited: sum, lapses: sum, refunded: 0, byHand: 0 });
    expect((await els.ask('get_invoice', { oid })).result.open).toBeCloseTo(210 - sum, 2);
  });

  it('is done by one of two managers who press at once, and the other one is told', async () => {
    const wanted = await request();
    const answers = await Promise.all([
      manager.call('stop_course', wanted, newKey()),
      manager.call('stop_course', wanted, newKey()),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db().$count(creditNotes, eq(creditNotes.oid, oid))).toBe(1);
  });

  it('gives what the manager typed, nothing included, and refuses a euro more than the registration cost', async () => {
    const { registrations: found } = await proposal();
    const none = found.map(({ registration }) => ({ registration, amount: 0 }));
    const over = found.map(({ registration, most }) => ({ registration, amount: most + 1 }));
    expect((await refused({ give: over })).code).toBe('not-available');
    expect(await lessonsLeft()).toBe(6);
    const { amounts } = (await manager.ask('stop_course', await request({ give: none }), newKey())).result;
    expect(amounts.credited).toBe(0);
    expect(await db().$count(creditNotes, eq(creditNotes.oid, oid))).toBe(0);
  });

  it('tells no lesson twice whose mail left before, and leaves the changes at another club to their own mails', async () => {
    const now = server.clock.now();
    const [lesson] = await comingLessons();
    const [elsewhere] = await db()
      .select({ nid: courseSessions.nid, courseNid: courses.nid })
      .from(courseSessions)
      .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
      .where(eq(courses.clubNid, arabesk));
    const later = new Date(now.getTime() + day);
    const [waiting] = await db()
      .insert(clubImports)
      .values({
        ...{ clubNid: arabesk, madeAt: now, mailsAt: later },
        before: {} as typeof clubImports.$inferInsert.before,
        shownBefore: { cover: null, teachers: {}, courses: {}, products: {} },
      })
      .returning();
    const change = { uid: elsUid, oldStart: later, oldPlace: '', madeAt: now };
    const told = new Date(now.getTime() - day);
    const rows = await db()
      .insert(lessonChanges)
      .values([
        { ...change, courseNid: course, oldNid: lesson?.nid, mailedAt: told },
        { ...change, courseNid: elsewhere?.courseNid ?? 0, oldNid: elsewhere?.nid, importId: waiting?.id },
      ])
      .returning();
    await manager.ask('stop_course', await request(), newKey());
    const ids = rows.map(({ id }) => id);
    const kept = await db()
      .select()
      .from(lessonChanges)
      .where(inArray(lessonChanges.id, ids))
      .orderBy(asc(lessonChanges.id));
    expect(kept.map(({ mailedAt }) => mailedAt)).toEqual([told, null]);
  });

  it('gives back the turns that are reserved for its lessons, and none that went back before', async () => {
    const [lesson, next] = await comingLessons();
    const reserved = { cardId: card, uid: 1, turns: 1, reservedAt: server.clock.now() };
    await db()
      .insert(passReservations)
      .values([
        { ...reserved, sessionNid: lesson?.nid ?? 0 },
        { ...reserved, sessionNid: next?.nid ?? 0, cancelledAt: server.clock.now() },
      ]);
    const creditOf = async () =>
      (await db().select().from(passCards).where(eq(passCards.id, card)))[0]?.credit;
    const before = (await creditOf()) ?? 0;
    await manager.ask('stop_course', await request(), newKey());
    expect(await creditOf()).toBe(before + 1);
  });

  it('refuses a sale of tickets, and money for somebody without an order', async () => {
    const { id } = await registerChild();
    const wanted = await request();
    const give = wanted.give.map((one) => (one.registration === id ? { ...one, amount: 1 } : one));
    const { errors } = await refused({ give });
    expect(errors).toEqual([expect.stringContaining('Wout Claes')]);
    await db().update(courses).set({ type: 'ticket' }).where(eq(courses.nid, course));
    expect((await refused({})).errors).toEqual([nl.corrections.stop.tickets]);
    expect(await lessonsLeft()).toBe(6);
    expect(await db().$count(creditNotes, eq(creditNotes.oid, oid))).toBe(0);
  });

  it('ends the publications that could be taken back', async () => {
    const made = { clubNid: dolphin, madeAt: server.clock.now(), mailsAt: server.clock.now() };
    const shownBefore = { cover: null, teachers: {}, courses: {}, products: {} };
    // The row is never read: it goes.
    await db()
      .insert(clubImports)
      .values({ ...made, before: {} as typeof clubImports.$inferInsert.before, shownBefore });
    await manager.ask('stop_course', await request(), newKey());
    expect(await db().$count(clubImports, inArray(clubImports.clubNid, [dolphin]))).toBe(0);
  });

  it.each<[string, Partial<Request>, string]>([
    ['without a reason', { reason: '  ' }, 'not-available'],
    ['in the past', { from: '2020-01-01' }, 'not-available'],
    ['after the last lesson', { from: '2040-01-01' }, 'not-available'],
    ['of other lessons than were seen', { lessons: 5 }, 'conflict'],
    ['that forgets somebody', { give: [] }, 'conflict'],
    ['at other amounts', { agreed: { credited: 1, lapses: 1, refunded: 0, byHand: 0 } }, 'conflict'],
  ])('refuses a stop %s, and changes nothing', async (_name, more, code) => {
    expect((await refused(more)).code).toBe(code);
    expect(await lessonsLeft()).toBe(6);
    expect(await db().$count(creditNotes, eq(creditNotes.oid, oid))).toBe(0);
  });

  it('is refused for another club, and to a stranger', async () => {
    const wanted = await request();
    expect((await manager.call('stop_course', { ...wanted, club: arabesk }, newKey())).status).toBe(404);
    expect((await els.call('stop_course', wanted, newKey())).status).toBe(403);
    expect((await els.call('get_course_stop', { club: dolphin, course, from })).status).toBe(403);
    expect((await manager.call('get_course_stop', { club: arabesk, course, from })).status).toBe(404);
  });
});
