import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { lostLessons, type StopAmounts, type StoppedRegistration, stopAmounts } from '#rules/courseStop.ts';
import type { Cents } from '#rules/money.ts';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  courseSessions,
  passReservations,
  queueEntries,
  registrations,
  tariffs,
  trialSessions,
  users,
} from '#server/db/schema.ts';
import { loadLinesCents } from '../../own-registrations/linesCentsOf.ts';
import { loadAccounts } from '../../payments/loadAccounts.ts';
import { requireCourseWithTariffs } from '../registrations/requireCourseWithTariffs.ts';

export interface StopOf {
  readonly clubNid: number;
  readonly courseNid: number;
  /** The first day without lessons. */
  readonly from: IsoDay;
}

/** A registration of a course that stops, with what it can get back. */
export interface StopEntry extends StoppedRegistration, StopAmounts {
  readonly registration: typeof registrations.$inferSelect;
  readonly person: typeof users.$inferSelect;
  readonly tariff: string;
}

export interface StopFacts {
  readonly course: Awaited<ReturnType<typeof requireCourseWithTariffs>>['course'];
  /** Every lesson of the course, the earliest first. */
  readonly lessons: readonly (typeof courseSessions.$inferSelect)[];
  /** Those of them that don't take place. A lesson that has begun takes place. */
  readonly lost: readonly (typeof courseSessions.$inferSelect)[];
  /** By name. */
  readonly entries: readonly StopEntry[];
  readonly waiting: readonly { readonly uid: number; readonly tariffNid: number }[];
  /** Turns of passes that were reserved for the lessons that don't take place. */
  readonly reserved: readonly (typeof passReservations.$inferSelect)[];
}

/** Loads who and what a stop of a course from some day on is about. */
export async function loadStopFacts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, courseNid, from }: StopOf,
): Promise<StopFacts> {
  const { course, tariffs: own } = await requireCourseWithTariffs(db, { clubNid, courseNid });
  const lessons = await db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, courseNid))
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid));
  const now = clock.now();
  const day = dateOf(instantInBrussels(from));
  const stopsAt = day > now ? day : now;
  const lost = lessons.filter(({ startsAt }) => startsAt >= stopsAt);
  const waiting = await db
    .select({ uid: queueEntries.uid, tariffNid: queueEntries.tariffNid })
    .from(queueEntries)
    .where(
      inArray(
        queueEntries.tariffNid,
        own.map(({ nid }) => nid),
      ),
    );
  const reserved = await db
    .select()
    .from(passReservations)
    .where(
      and(
        inArray(
          passReservations.sessionNid,
          lost.map(({ nid }) => nid),
        ),
        isNull(passReservations.cancelledAt),
      ),
    )
    .orderBy(asc(passReservations.id));
  return {
    course,
    lessons,
    lost,
    waiting,
    reserved,
    entries: await loadEntries(db, { courseNid, lessons, stopsAt }),
  };
}

interface Stopping extends Pick<StopFacts, 'lessons'> {
  readonly courseNid: number;
  readonly stopsAt: Date;
}

async function loadEntries(db: Database, { courseNid, lessons, stopsAt }: Stopping): Promise<StopEntry[]> {
  const found = await db
    .select({ registration: registrations, person: users, tariff: tariffs.title })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .where(and(eq(tariffs.courseNid, courseNid), eq(registrations.isTicket, false)))
    .orderBy(asc(users.fname), asc(users.lname), asc(registrations.id));
  const standing = found.filter(({ registration }) => isRegisteredStatus(registration.status));
  const trials = await loadTrials(
    db,
    standing.map(({ registration }) => registration.id),
  );
  const oids = [...new Set(standing.flatMap(({ registration }) => registration.oid ?? []))];
  const linesCentsOf = await loadLinesCents(db, oids);
  const timed = lessons.map(({ nid, startsAt, endsAt }) => ({
    ...{ nid, start: unixSecondsOf(startsAt), end: unixSecondsOf(endsAt) },
  }));
  const stopped = standing.map((row) => {
    const chosen = trials.get(row.registration.id);
    const own = chosen ? timed.filter(({ nid }) => chosen.has(nid)) : timed;
    const since = chosen ? 0 : unixSecondsOf(row.registration.registeredAt);
    return {
      ...{ ...row, oid: row.registration.oid, chargedCents: linesCentsOf(row.registration) },
      lessons: lostLessons(own, { since, stopsAt: unixSecondsOf(stopsAt) }),
    };
  });
  const amounts = stopAmounts(stopped, await leftOfOrders(db, oids));
  return stopped.map((one, place) => ({ ...one, ...(amounts[place] ?? { mostCents: 0, proposalCents: 0 }) }));
}

/** The lessons that somebody tries out, by the registration. */
async function loadTrials(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await db
    .select()
    .from(trialSessions)
    .where(inArray(trialSessions.registrationId, [...ids]));
  return new Map(
    [...Map.groupBy(rows, ({ registrationId }) => registrationId)].map(([id, chosen]) => [
      id,
      new Set(chosen.map(({ sessionNid }) => sessionNid)),
    ]),
  );
}

async function leftOfOrders(db: Database, oids: readonly number[]): Promise<ReadonlyMap<number, Cents>> {
  return new Map(
    [...(await loadAccounts(db, oids))].map(([oid, { order, credits }]) => [
      oid,
      order.totalCents - credits.reduce((sum, { amountCents }) => sum + amountCents, 0),
    ]),
  );
}
