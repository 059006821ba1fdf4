import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import {
  type absences,
  type attendanceSheets,
  type attendances,
  clubNotes,
  coupleInvites,
  courseSessions,
  courses,
  courseTeachers,
  federationMemberships,
  orders,
  passCards,
  passMoves,
  passReservations,
  queueEntries,
  registrations,
  tariffs,
  tickets,
  uitpasSales,
} from '#server/db/schema.ts';
import type { Cutoffs } from './cutoffs.ts';

/** Conditions in SQL that hold for rows that are over. `greatest` ignores nulls, so a course without lessons counts from its row. */
export function overRegistrations(cutoffs: Cutoffs): SQL {
  const last = lastLessonOfTariff(registrations.tariffNid);
  return sql`greatest(${registrations.registeredAt}, ${last}) < ${cutoffs.at('participation')}`;
}

/** A city repays a club within the season, so the number of the card goes with the registration. */
export function overUitpasSales(cutoffs: Cutoffs): SQL {
  const placed = sql`(select ${orders.placedAt} from ${orders} where ${orders.oid} = ${uitpasSales.oid})`;
  return sql`greatest(${placed}, ${lastLessonOfTariff(uitpasSales.tariffNid)}) < ${cutoffs.at('participation')}`;
}

/** A note stays as long as the club has a registration of the person that is not over, and two years at least. */
export function overClubNotes(cutoffs: Cutoffs): SQL {
  const takesPart = sql`exists (select 1 from ${registrations}
    join ${tariffs} on ${tariffs.nid} = ${registrations.tariffNid} join ${courses} on ${courses.nid} = ${tariffs.courseNid}
    where ${registrations.uid} = ${clubNotes.uid} and ${courses.clubNid} = ${clubNotes.clubNid}
      and not coalesce(${overRegistrations(cutoffs)}, false))`;
  return sql`${clubNotes.madeAt} < ${cutoffs.at('participation')} and not ${takesPart}`;
}

export function overTickets(cutoffs: Cutoffs): SQL {
  return sql`greatest(${tickets.soldAt}, ${lastLesson(tickets.courseNid)}) < ${cutoffs.at('participation')}`;
}

export function overQueueEntries(cutoffs: Cutoffs): SQL {
  const last = lastLessonOfTariff(queueEntries.tariffNid);
  return sql`greatest(${queueEntries.queuedAt}, ${last}) < ${cutoffs.at('enquiry')}`;
}

export function overCoupleInvites(cutoffs: Cutoffs): SQL {
  const last = lastLessonOfTariff(coupleInvites.tariffNid);
  return sql`greatest(${coupleInvites.invitedAt}, ${last}) < ${cutoffs.at('enquiry')}`;
}

/** A teacher sees participants of a course, so the right ends with what there is to see. */
export function overCourseTeachers(cutoffs: Cutoffs): SQL {
  return sql`${lastLesson(courseTeachers.courseNid)} < ${cutoffs.at('participation')}`;
}

/** Rows about one lesson, by their column with its nid. */
export function overOneLesson(
  { sessionNid }: typeof absences | typeof attendances | typeof attendanceSheets | typeof passReservations,
  cutoffs: Cutoffs,
): SQL {
  return sql`exists (select 1 from ${courseSessions}
    where ${courseSessions.nid} = ${sessionNid} and ${courseSessions.endsAt} < ${cutoffs.at('participation')})`;
}

/** Turns without a last day are a claim on the club, which is kept as long as its books. */
export function overPassCards(cutoffs: Cutoffs): SQL {
  const moved = sql`(select max(${passMoves.movedAt}) from ${passMoves} where ${passMoves.cardId} = ${passCards.id})`;
  const lastUse = sql`greatest(${passCards.boughtAt}, ${moved})`;
  const reserved = sql`exists (select 1 from ${passReservations}
    where ${passReservations.cardId} = ${passCards.id} and not (${overOneLesson(passReservations, cutoffs)}))`;
  return sql`not ${reserved} and ${lastUse} < ${cutoffs.at('participation')} and case
    when ${passCards.validUntil} is not null then ${passCards.validUntil} < ${cutoffs.on('participation')}
    when ${passCards.credit} = 0 then true
    else ${lastUse} < ${cutoffs.at('books')} end`;
}

export function overMemberships(cutoffs: Cutoffs): SQL {
  return sql`${federationMemberships.validUntil} < ${cutoffs.on('participation')}`;
}

/** The end of the last lesson of a course; null for a course without lessons. */
function lastLesson(courseNid: AnyColumn): SQL {
  return sql`(select max(${courseSessions.endsAt}) from ${courseSessions} where ${courseSessions.courseNid} = ${courseNid})`;
}

function lastLessonOfTariff(tariffNid: AnyColumn): SQL {
  return sql`(select max(${courseSessions.endsAt}) from ${courseSessions}
    join ${tariffs} on ${tariffs.courseNid} = ${courseSessions.courseNid} where ${tariffs.nid} = ${tariffNid})`;
}
