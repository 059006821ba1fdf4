import { and, asc, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { ClubPerson } from '#schemas/entities/desk/clubPerson.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  absences,
  attendances,
  clubMembers,
  clubNotes,
  communicationRecipients,
  communications,
  courseSessions,
  courses,
  orders,
  queueEntries,
  registrations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { loadDocuments } from '../../documents/issueDocuments.ts';
import { isOnPaper } from '../../logins/records/onPaper.ts';
import { loadPassCards } from '../../passes/loadPassCards.ts';
import { isParent } from '../../people/family/parents.ts';
import type { PersonRow } from '../../people/lockPerson.ts';
import { fullName } from '../../people/people.ts';
import { openCentsSql, standsSql } from '../openCents.ts';
import { loadChangedTo } from '../registrations/loadChangedTo.ts';
import { isOfClub, requireClubPerson } from './clubPeople.ts';

interface OfClub {
  readonly clubNid: number;
  readonly uid: number;
}

/** Rows of a part of the page that may grow for years. */
const latest = 20;

/** Everything that a club has about one of its people, and nothing of another club. */
export async function loadClubPerson(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: OfClub,
): Promise<ClubPerson> {
  const { clubNid, uid } = wanted;
  const person = await requireClubPerson(db, clubNid, uid);
  const isTheirs = and(eq(clubMembers.clubNid, clubNid), eq(clubMembers.uid, uid));
  const [member] = await db.select().from(clubMembers).where(isTheirs);
  const cards = await loadPassCards(db, wanted);
  return {
    ...{ uid, fname: person.fname, lname: person.lname, birthdate: person.birthdate ?? '' },
    ...{ mail: person.mail ?? '', phone: person.phone, login: person.passwordHash !== null },
    onPaper: isOnPaper(person),
    staff: member !== undefined && member.role !== 'member',
    blocked: member?.isBlocked ? (member.blockedReason ?? '') : null,
    family: await loadFamily(db, clubNid, person),
    registrations: await loadRegistrations(db, wanted),
    payments: await loadPayments({ db, clock }, wanted),
    cards: cards.map(({ label, credit, validUntil }) => ({ label, credit, until: validUntil ?? '' })),
    attendance: await countAttendance(db, wanted),
    absences: await loadAbsences(db, wanted),
    messages: await loadMessages(db, wanted),
    notes: await loadNotes(db, wanted),
  };
}

/** The holder, and the members of the household whom the club knows too. */
async function loadFamily(db: Database, clubNid: number, person: PersonRow): Promise<ClubPerson['family']> {
  const holder = person.parentUid ?? person.uid;
  const found = await db
    .select()
    .from(users)
    .where(
      and(
        or(eq(users.uid, holder), eq(users.parentUid, holder)),
        ne(users.uid, person.uid),
        isOfClub(clubNid),
      ),
    )
    .orderBy(sql`${users.uid} = ${holder} desc`, asc(users.birthdate), asc(users.uid));
  return found.map((one) => ({
    ...{ uid: one.uid, name: fullName(one), mail: one.mail ?? '', phone: one.phone },
    holder: isParent(one),
  }));
}

async function loadRegistrations(
  db: Database,
  { clubNid, uid }: OfClub,
): Promise<ClubPerson['registrations']> {
  const course = { nid: courses.nid, title: courses.title };
  const taken = await db
    .select({
      ...{ id: registrations.id, course, tariff: tariffs.title, since: registrations.registeredAt },
      stands: sql<boolean>`${standsSql}`,
      openCents: sql<number>`coalesce(${openCentsSql()}, 0)`.mapWith(Number),
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .leftJoin(orders, eq(orders.oid, registrations.oid))
    .where(and(eq(registrations.uid, uid), eq(courses.clubNid, clubNid)))
    .orderBy(desc(registrations.registeredAt), desc(registrations.id));
  const waiting = await db
    .select({ id: queueEntries.id, course, tariff: tariffs.title, since: queueEntries.queuedAt })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(eq(queueEntries.uid, uid), eq(courses.clubNid, clubNid)))
    .orderBy(desc(queueEntries.id));
  const changedTo = await loadChangedTo(
    db,
    taken.flatMap(({ stands, id }) => (stands ? [] : [id])),
  );
  return [
    ...waiting.map((one) => ({
      ...{ ...one, kind: 'waiting' as const, state: 'waiting' as const, changedTo: '', open: 0 },
      since: unixSecondsOf(one.since),
    })),
    ...taken.map(({ stands, openCents, since, ...one }) => ({
      ...{ ...one, kind: 'registration' as const, since: unixSecondsOf(since) },
      state: stands ? ('registered' as const) : ('cancelled' as const),
      changedTo: stands ? '' : changedTo(one.id),
      open: stands ? eurosOf(openCents) : 0,
    })),
  ];
}

/** The orders for the person, and those that the person placed for others. */
async function loadPayments(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, uid }: OfClub,
): Promise<ClubPerson['payments']> {
  const { oid, placedAt, totalCents } = orders;
  const found = await db
    .select({ oid, placedAt, totalCents, openCents: sql<number>`${openCentsSql()}`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.clubNid, clubNid), or(eq(orders.uid, uid), eq(orders.placedBy, uid))))
    .orderBy(desc(placedAt), desc(oid));
  const documents = await loadDocuments(
    { db, clock },
    found.map((one) => one.oid),
  );
  return found.map((one) => {
    const issued = documents.get(one.oid);
    return {
      ...{ order: one.oid, number: issued ? numberOf(issued.invoices[0]) : '' },
      placed: unixSecondsOf(one.placedAt),
      ...{ total: eurosOf(one.totalCents), open: eurosOf(one.openCents) },
    };
  });
}

async function countAttendance(db: Database, { clubNid, uid }: OfClub): Promise<ClubPerson['attendance']> {
  const rows = await db
    .select({ state: attendances.state, times: count() })
    .from(attendances)
    .innerJoin(courseSessions, eq(courseSessions.nid, attendances.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(and(eq(attendances.uid, uid), eq(courses.clubNid, clubNid)))
    .groupBy(attendances.state);
  const of = (state: (typeof rows)[number]['state']) => rows.find((row) => row.state === state)?.times ?? 0;
  return { present: of('present'), absent: of('absent'), excused: of('excused') };
}

async function loadAbsences(db: Database, { clubNid, uid }: OfClub): Promise<ClubPerson['absences']> {
  const rows = await db
    .select({ course: courses.title, at: courseSessions.startsAt })
    .from(absences)
    .innerJoin(courseSessions, eq(courseSessions.nid, absences.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(and(eq(absences.uid, uid), eq(courses.clubNid, clubNid)))
    .orderBy(desc(courseSessions.startsAt))
    .limit(latest);
  return rows.map(({ course, at }) => ({ course, at: unixSecondsOf(at) }));
}

async function loadMessages(db: Database, { clubNid, uid }: OfClub): Promise<ClubPerson['messages']> {
  const toThem = db
    .select({ id: communicationRecipients.communicationId })
    .from(communicationRecipients)
    .where(eq(communicationRecipients.uid, uid));
  const rows = await db
    .select({ title: communications.title, at: communications.sentAt })
    .from(communications)
    .where(and(eq(communications.clubNid, clubNid), inArray(communications.id, toThem)))
    .orderBy(desc(communications.sentAt), desc(communications.id))
    .limit(latest);
  return rows.map(({ title, at }) => ({ title, at: unixSecondsOf(at) }));
}

async function loadNotes(db: Database, { clubNid, uid }: OfClub): Promise<ClubPerson['notes']> {
  const rows = await db
    .select({ note: clubNotes, by: users })
    .from(clubNotes)
    .leftJoin(users, eq(users.uid, clubNotes.byUid))
    .where(and(eq(clubNotes.uid, uid), eq(clubNotes.clubNid, clubNid)))
    .orderBy(desc(clubNotes.id));
  return rows.map(({ note: { id, text, madeAt }, by }) => ({
    ...{ id, text, at: unixSecondsOf(madeAt), by: by ? fullName(by) : '' },
  }));
}
