import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { exportClub } from '#server/club-files/exporting/exportClub.ts';
import { loadShown } from '#server/club-files/importing/shownBefore.ts';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';
import { adultTariff, arabesk } from '../registration.ts';

/** Offers of Arabesk: a full course, a trial lesson, and an event with a hall. */
export const offer = {
  full: 1041,
  trial: 1072,
  trialCourse: 107,
  event: 131,
  eventTariff: 1311,
  hall: 51,
  floor: 53,
} as const;

const at = new Date('2026-11-10T10:00:00+01:00');
const later = new Date('2027-11-10T10:00:00+01:00');

interface Whose {
  readonly uid: number;
  readonly oid: number;
}

export async function keepOrder(
  db: Database,
  { uid, placedBy }: { readonly uid: number; readonly placedBy: number },
): Promise<number> {
  const order = { clubNid: arabesk, uid, placedBy, placedAt: at };
  const paid = { payment: 'paid', payNowCents: 22500, payLaterCents: 0, totalCents: 22500 } as const;
  const free = { payment: 'unpaid', payNowCents: 0, payLaterCents: 0, totalCents: 0 } as const;
  const [bought, given] = await db
    .insert(schema.orders)
    .values([
      { ...order, ...paid },
      { ...order, ...free },
    ])
    .returning();
  if (!bought || !given) throw new Error('No order was kept');
  const line = { uid, position: 0, tariffNid: adultTariff, isQueued: false, discountCents: 0, qty: 1 };
  await db.insert(schema.orderLines).values([
    { ...line, oid: bought.oid, unitCostCents: 22500, description: 'Hedendaags' },
    { ...line, oid: given.oid, unitCostCents: 0, description: 'Proefles' },
  ]);
  const { oid } = bought;
  const sale = { oid, position: 0, uid, tariffNid: adultTariff, number: '0930000007713' };
  await db.insert(schema.uitpasSales).values({ ...sale, regularCents: 22500, reducedCents: 4500 });
  const [stated] = await db
    .insert(schema.bankLines)
    .values({
      ...{ clubNid: arabesk, lineKey: `lijn ${uid}`, account: 'BE68539007547034', bookedOn: '2026-11-10' },
      ...{
        amountCents: 22500,
        payer: 'Kanarie',
        payerIban: 'BE71096123456769',
        message: 'Kanarie',
        readAt: at,
      },
    })
    .returning();
  const payment = {
    oid,
    bankLineId: stated?.id ?? null,
    provider: 'test',
    reference: `betaling ${uid}`,
    checkoutUrl: '',
    state: 'paid',
  } as const;
  await db.insert(schema.payments).values({ ...payment, amountCents: 22500, startedAt: at, settledAt: at });
  const certificate = {
    clubNid: arabesk,
    uid,
    year: 2025,
    firstDay: '2025-07-01',
    lastDay: '2025-07-05',
    days: 5,
    issuedAt: at,
  };
  await db.insert(schema.certificates).values([
    { ...certificate, serial: 900 + uid, kind: 'childcare', paidCents: 12000, activity: 'Zomerkamp' },
    { ...certificate, serial: 950 + uid, kind: 'participation', activity: 'Kanarie' },
  ]);
  return oid;
}

/** Somebody of no family of the tests. */
const strangeTeacher = 9;

export async function keepPlaces(
  db: Database,
  { uid, oid, heldBy }: Whose & { readonly heldBy: number },
): Promise<void> {
  const registered = { uid, oid, status: 1, isTicket: false, registeredAt: at, role: 'Kanarie' };
  await db.insert(schema.registrations).values({ ...registered, tariffNid: adultTariff });
  const contents = { chosen: [{ tariff: adultTariff }], vouchers: [`KANARIE-${uid}`] };
  await db.insert(schema.keptCarts).values({ uid, clubNid: arabesk, version: 1, contents, editedAt: at });
  const draft = { account: heldBy, clubNid: arabesk, about: String(adultTariff), editedAt: at };
  await db.insert(schema.keptDrafts).values({ ...draft, uid, answers: '{"1010_0":"Kanarie"}' });
  await db
    .insert(schema.formDrafts)
    .values({ clubNid: arabesk, account: heldBy, draft: '{}', revision: 1, savedAt: at })
    .onConflictDoNothing();
  await db
    .insert(schema.formVersions)
    .values({ clubNid: arabesk, version: 'v1', sections: [], madeBy: heldBy, madeAt: at });
  const before = await exportClub(db, 'arabesk');
  if (!before) throw new Error('There is no Arabesk');
  await db.insert(schema.clubImports).values({
    ...{ clubNid: arabesk, madeAt: at, mailsAt: at, madeBy: heldBy, version: 'v1' },
    ...{ before, shownBefore: await loadShown(db, arabesk) },
  });
  await db.insert(schema.plannedOffers).values({
    ...{ clubNid: arabesk, madeBy: heldBy, madeAt: at, publishAt: later, base: before, file: before },
    ...{ sentences: [], reschedules: [] },
  });
  await db
    .insert(schema.offerRevisions)
    .values({ clubNid: arabesk, revision: 1, changedAt: at, changedBy: heldBy })
    .onConflictDoUpdate({ target: schema.offerRevisions.clubNid, set: { changedBy: heldBy } });
  const [trial] = await db
    .insert(schema.registrations)
    .values({ ...registered, tariffNid: offer.trial })
    .returning();
  const lessons = await sessionsOf(db, offer.trialCourse);
  const [session] = lessons;
  if (!trial || !session) throw new Error('No trial lesson was kept');
  await db.insert(schema.trialSessions).values({ registrationId: trial.id, sessionNid: session.nid });
  await count(db, { tariffs: [adultTariff, offer.trial], sessions: [session.nid] });
  await db.insert(schema.queueEntries).values({ uid, tariffNid: offer.full, oid, queuedAt: at });
  const held = { clubNid: arabesk, uid, heldBy, heldAt: at, expiresAt: later };
  await db.insert(schema.reservations).values({ ...held, kind: 'place', ref: adultTariff });
  await db
    .insert(schema.holdWindows)
    .values({ heldBy, courseNid: offer.trialCourse, endsAt: later })
    .onConflictDoNothing();
  const saved = { sessionNid: session.nid, version: 1, savedBy: heldBy, savedAt: at };
  await db
    .insert(schema.attendanceSheets)
    .values(saved)
    .onConflictDoUpdate({ target: schema.attendanceSheets.sessionNid, set: saved });
  await db.insert(schema.attendances).values({ sessionNid: session.nid, uid, state: 'present' });
  const lessonAt = (index: number) => lessons[index % lessons.length]?.nid ?? 0;
  await db.insert(schema.lessonSubstitutes).values([
    { sessionNid: lessonAt(2 * uid), uid, shownBefore: ['Kanarie'] },
    { sessionNid: lessonAt(2 * uid + 1), uid: strangeTeacher, replacesUid: uid },
  ]);
  const [strange] = await db
    .select({ id: schema.registrations.id })
    .from(schema.registrations)
    .where(and(eq(schema.registrations.isTicket, true), notInArray(schema.registrations.uid, [uid, heldBy])))
    .orderBy(desc(schema.registrations.uid))
    .limit(1);
  await db.insert(schema.doorScans).values({
    ...{ id: randomUUID(), courseNid: session.courseNid, registrationId: strange?.id ?? null, byUid: heldBy },
    ...{ device: 'toestel-1', scannedAt: at, receivedAt: later },
  });
  await db.insert(schema.doorScans).values({
    ...{ id: randomUUID(), courseNid: session.courseNid, sessionNid: session.nid, uid },
    ...{ device: 'toestel-1', scannedAt: at, receivedAt: later },
  });
  await db.insert(schema.clubActions).values({
    ...{ clubNid: arabesk, byUid: heldBy, madeAt: at, action: 'cancel-line', details: { what: 'T-shirt' } },
    aboutUid: uid,
  });
  await keepClubNotes(db, { uid, by: heldBy });
  const noted = {
    oid,
    amountCents: 500,
    way: 'cash',
    byUid: heldBy,
    happenedOn: '2026-11-19',
    writtenAt: at,
  } as const;
  const [back] = await db
    .insert(schema.moneyEntries)
    .values({ ...noted, kind: 'given-back' })
    .returning();
  if (!back) throw new Error('No money was noted as given back');
  // An order with money to give back can't be erased.
  const undone = { kind: 'giving-back-undone', undoesId: back.id, reason: 'Verkeerd genoteerd' } as const;
  await db.insert(schema.moneyEntries).values({ ...noted, ...undone });
  await db.insert(schema.courseTeachers).values({ courseNid: offer.trialCourse, uid });
  await db.insert(schema.taughtCourses).values({ courseNid: offer.trialCourse, uid, takenAt: at });
  await db.insert(schema.absences).values({ sessionNid: session.nid, uid, reportedAt: at });
  await db.insert(schema.calendarFeeds).values({ uid, tokenHash: `Kanarie volgt ${uid}`, createdAt: at });
  const { startsAt: oldStart, place: oldPlace } = session;
  await db
    .insert(schema.lessonChanges)
    .values({ uid, courseNid: offer.trialCourse, oldStart, oldPlace, madeAt: at });
  await db.insert(schema.priorityInvites).values({ uid, courseNid: offer.trialCourse, madeAt: at });
  await db.insert(schema.outgoingMails).values({
    ...{ id: randomUUID(), kind: 'lessons', clubNid: arabesk, uid, recipient: `kanarie${uid}@example.org` },
    ...{ subject: 'Kanarie', queuedAt: at, dueAt: at, failure: 'EENVELOPE 550', failedAt: at },
  });
}

/** Somebody of no family that is erased. */
const somebodyElse = 9;

/** Adds a note of the club, a link to claim the person, and proposals that the person and somebody else are one. */
async function keepClubNotes(db: Database, { uid, by }: { uid: number; by: number }): Promise<void> {
  // What others wrote about the person goes with the person, so it can't be counted as theirs.
  const own = uid === by ? by : null;
  await db
    .insert(schema.clubNotes)
    .values({ clubNid: arabesk, uid, text: `Kanarie ${uid} belt vaak`, byUid: own, madeAt: at });
  const sent = { clubNid: arabesk, sentAt: at, expiresAt: later };
  const [claim] = await db
    .insert(schema.recordClaims)
    .values({ ...sent, mail: `kanarie${uid}@example.org`, codeHash: `Kanarie claimt ${uid}` })
    .returning();
  if (!claim) throw new Error('No claim was kept');
  await db.insert(schema.recordClaimPeople).values({ claimId: claim.id, uid });
  await db.insert(schema.mergeProposals).values([
    { ...sent, keptUid: uid, goneUid: somebodyElse, proposedBy: own },
    { ...sent, keptUid: somebodyElse, goneUid: uid, proposedBy: own },
  ]);
}

/** Adds tickets for a seat and for a standing place. */
export async function keepTickets(db: Database, { uid, oid }: Whose): Promise<void> {
  const [seat] = await db
    .select({ nid: schema.seats.nid })
    .from(schema.seats)
    .leftJoin(schema.tickets, eq(schema.tickets.seatNid, schema.seats.nid))
    .where(and(eq(schema.seats.standNid, offer.hall), sql`${schema.tickets.id} is null`))
    .orderBy(asc(schema.seats.nid));
  if (!seat) throw new Error('Every seat is sold');
  const ticket = { uid, oid, courseNid: offer.event, tariffNid: offer.eventTariff, soldAt: at };
  await db.insert(schema.tickets).values([
    { ...ticket, code: `Kanarie zit ${uid}`, standNid: offer.hall, seatNid: seat.nid },
    { ...ticket, code: `Kanarie staat ${uid}`, standNid: offer.floor },
  ]);
  await count(db, { tariffs: [offer.eventTariff, offer.eventTariff], stands: [offer.floor] });
}

export async function keepPass(db: Database, { uid, oid }: Whose): Promise<void> {
  const [pass] = await db.select().from(schema.passes).where(eq(schema.passes.clubNid, arabesk));
  const [taking] = await db.select().from(schema.courses).where(isNotNull(schema.courses.passTurns));
  const [session] = taking ? (await sessionsOf(db, taking.nid)).slice(-1) : [];
  if (!pass || !session) throw new Error('There is no pass');
  const [card] = await db
    .insert(schema.passCards)
    .values({ clubNid: arabesk, uid, passNid: pass.nid, credit: 7, boughtAt: at })
    .returning();
  if (!card) throw new Error('No pass was kept');
  const sessionNid = session.nid;
  const used = { cardId: card.id, turns: -1, sessionNid, movedAt: at };
  await db.insert(schema.passMoves).values([
    { cardId: card.id, reason: 'bought', turns: 8, oid, movedAt: at },
    { ...used, reason: 'reserved' },
  ]);
  await db
    .insert(schema.passReservations)
    .values({ cardId: card.id, uid, sessionNid, turns: 1, reservedAt: at });
  await count(db, { sessions: [sessionNid] });
}

function sessionsOf(db: Database, courseNid: number) {
  const { courseSessions } = schema;
  return db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, courseNid))
    .orderBy(asc(courseSessions.startsAt));
}

interface Taken {
  readonly tariffs?: readonly number[];
  readonly sessions?: readonly number[];
  readonly stands?: readonly number[];
}

/** Updates the counters of taken places, as an order does. */
async function count(db: Database, { tariffs = [], sessions = [], stands = [] }: Taken): Promise<void> {
  for (const nid of tariffs)
    await db
      .update(schema.tariffs)
      .set({ sold: sql`${schema.tariffs.sold} + 1` })
      .where(eq(schema.tariffs.nid, nid));
  for (const nid of sessions)
    await db
      .update(schema.courseSessions)
      .set({ guests: sql`${schema.courseSessions.guests} + 1` })
      .where(eq(schema.courseSessions.nid, nid));
  for (const nid of stands)
    await db
      .update(schema.stands)
      .set({ sold: sql`${schema.stands.sold} + 1` })
      .where(eq(schema.stands.nid, nid));
}
