import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { type Cents, eurosOf } from '#rules/money.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import { stoppedAmounts } from '#rules/stopRegistration.ts';
import type { OwnRegistration } from '#schemas/entities/registration/ownRegistration.ts';
import { todayOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import {
  absences,
  cancellations,
  clubs,
  courseSessions,
  courseStops,
  courses,
  registrations,
  tariffs,
  trialSessions,
  users,
} from '../../db/schema.ts';
import { loadCertificatesByRegistration } from '../certificates/liveCertificates.ts';
import { invoiceAccount } from '../payments/invoiceAccount.ts';
import { loadAccounts } from '../payments/loadAccounts.ts';
import { moneyFacts, toWireMoney } from '../payments/standing/moneyFacts.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import { findOrderedElsewhere } from './findOrderedElsewhere.ts';
import { loadLinesCents } from './linesCentsOf.ts';
import { findPrepaid, stopWith } from './stopOf.ts';

/** Maximum number of lessons to come per registration. */
const maxLessons = 4;

/**
 * The registrations for lessons of the caller's family that are not over, by next lesson. What another household of a child ordered shows
 * no money, and only the club can end it.
 */
export async function loadOwnRegistrations(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
): Promise<OwnRegistration[]> {
  const now = clock.now();
  const found = await loadRows(db, [...caller.family]);
  const ids = found.map(({ registration }) => registration.id);
  const lessons = await loadLessons(db, ids);
  const asked = await loadRequests(db, ids);
  const oids = [...new Set(found.flatMap(({ registration }) => registration.oid ?? []))];
  const accounts = await loadAccounts(db, oids);
  const prepaid = await findPrepaid(db, oids);
  const elsewhere = await findOrderedElsewhere(db, { caller, registrations: ids });
  const linesCentsOf = await loadLinesCents(db, oids);
  const certified = await loadCertificatesByRegistration(db, ids);
  const shown: OwnRegistration[] = [];
  for (const row of found) {
    const { registration, person, club, course, tariff } = row;
    const own = lessons.get(registration.id) ?? [];
    const toCome = own.filter(({ endsAt }) => endsAt > now);
    if (own.length > 0 && toCome.length === 0 && !isShownStopped(row.stop, now)) continue;
    const isElsewhere = elsewhere.has(registration.id);
    const account = registration.oid === null || isElsewhere ? undefined : accounts.get(registration.oid);
    const standing = account && invoiceStanding(invoiceAccount(account), todayOf(clock));
    const decision = stopWith({ ...row, isElsewhere, firstStart: own[0]?.startsAt, now }, prepaid);
    const request = asked.get(registration.id);
    shown.push({
      ...{ id: registration.id, uid: person.uid, name: fullName(person), trial: tariff.type === 'trial' },
      club: { nid: club.nid, url: club.url, title: club.title },
      course: { nid: course.nid, url: course.url, title: course.title },
      tariff: { nid: tariff.nid, title: tariff.title },
      since: unixSecondsOf(registration.registeredAt),
      lessons: toCome.slice(0, maxLessons).map(({ nid, startsAt, endsAt, place, isAbsent }) => ({
        ...{ nid, place, start: unixSecondsOf(startsAt), end: unixSecondsOf(endsAt), absent: isAbsent },
      })),
      payment:
        account && standing && account.order.totalCents > 0
          ? {
              ...{ oid: account.order.oid, state: standing.state, open: eurosOf(standing.openCents) },
              standing: toWireMoney(moneyFacts(account, todayOf(clock))),
            }
          : null,
      stop:
        request && request >= registration.registeredAt
          ? { how: 'asked', at: unixSecondsOf(request) }
          : decision.how === 'ask'
            ? decision
            : {
                ...decision,
                money: club.cancelMoney,
                ...amountsOf(
                  row.club,
                  linesCentsOf(registration),
                  account && standing && { account, openCents: standing.openCents },
                ),
              },
      // Those of another household are about its money.
      certificates: isElsewhere ? [] : (certified.get(registration.id) ?? []).map(({ number }) => number),
      ...(row.stop && { stopped: { from: row.stop.stopsOn, reason: row.stop.reason } }),
    });
  }
  return shown.sort(
    (one, other) => (one.lessons[0]?.start ?? 0) - (other.lessons[0]?.start ?? 0) || one.id - other.id,
  );
}

/** A course that stopped stays on the screen for a month: its family wants to know why there are no lessons. */
function isShownStopped(stop: Row['stop'], now: Date): boolean {
  return stop !== null && now.getTime() - stop.stoppedAt.getTime() < 30 * dayInMilliseconds;
}

type Row = Awaited<ReturnType<typeof loadRows>>[number];
type Accounts = Awaited<ReturnType<typeof loadAccounts>>;
interface Owed {
  readonly account: NonNullable<ReturnType<Accounts['get']>>;
  readonly openCents: number;
}

function amountsOf(club: Row['club'], linesCents: Cents, owed: Owed | undefined) {
  if (!owed) return { lapses: 0, back: 0 };
  const { account, openCents } = owed;
  const { lapsedCents, backCents } = stoppedAmounts({
    linesCents,
    totalCents: account.order.totalCents,
    creditedCents: account.credits.reduce((sum, { amountCents }) => sum + amountCents, 0),
    openCents,
    money: club.cancelMoney,
  });
  return { lapses: eurosOf(lapsedCents), back: eurosOf(backCents) };
}

function loadRows(db: Database, uids: readonly number[]) {
  const isRegistered = or(gt(registrations.status, 0), eq(registrations.status, registeredException));
  return db
    .select({
      ...{ registration: registrations, person: users, tariff: tariffs },
      ...{ course: courses, club: clubs, stop: courseStops },
    })
    .from(registrations)
    .innerJoin(users, eq(users.uid, registrations.uid))
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .leftJoin(courseStops, eq(courseStops.courseNid, courses.nid))
    .where(and(inArray(registrations.uid, [...uids]), isRegistered, eq(registrations.isTicket, false)))
    .orderBy(asc(registrations.id));
}

/** The lessons of each registration; for a trial, the chosen lessons only. */
async function loadLessons(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never[]>();
  const isTrial = sql`exists (select 1 from ${trialSessions} where ${trialSessions.registrationId} = ${registrations.id})`;
  const isChosen = sql`exists (select 1 from ${trialSessions} where ${trialSessions.registrationId} = ${registrations.id} and ${trialSessions.sessionNid} = ${courseSessions.nid})`;
  const rows = await db
    .select({
      id: registrations.id,
      nid: courseSessions.nid,
      startsAt: courseSessions.startsAt,
      endsAt: courseSessions.endsAt,
      place: courseSessions.place,
      isAbsent: sql<boolean>`${absences.uid} is not null`,
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courseSessions, eq(courseSessions.courseNid, tariffs.courseNid))
    .leftJoin(absences, and(eq(absences.sessionNid, courseSessions.nid), eq(absences.uid, registrations.uid)))
    .where(and(inArray(registrations.id, [...ids]), sql`(not ${isTrial} or ${isChosen})`))
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid));
  return Map.groupBy(rows, ({ id }) => id);
}

/** When the club was last asked to stop a registration, by its id. */
async function loadRequests(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: cancellations.registrationId, at: cancellations.askedAt })
    .from(cancellations)
    .where(and(inArray(cancellations.registrationId, [...ids]), eq(cancellations.how, 'ask')))
    .orderBy(asc(cancellations.id));
  return new Map(rows.map(({ id, at }) => [id, at]));
}
