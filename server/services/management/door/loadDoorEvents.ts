import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { dayInSeconds } from '#rules/duration.ts';
import type { DoorEvent } from '#schemas/entities/door/door.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courses, registrations, tariffs, tickets } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { loadEvents } from '../../tickets/loadEvents.ts';
import { isRegistered } from '../../tickets/loadTickets.ts';

/** Seconds after the end of an event during which its door is still listed. */
const staysListed = 2 * dayInSeconds;

/** The events with tickets whose door is to come or was open a moment ago, the soonest first. One without a day comes last. */
export async function loadDoorEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<DoorEvent[]> {
  const found = await union(
    db
      .selectDistinct({ nid: tickets.courseNid })
      .from(tickets)
      .innerJoin(courses, eq(courses.nid, tickets.courseNid))
      .where(eq(courses.clubNid, clubNid)),
    db
      .select({ nid: courses.nid })
      .from(courses)
      .where(and(eq(courses.clubNid, clubNid), eq(courses.type, 'ticket'))),
  );
  const now = unixSecondsOf(clock.now());
  const events = await withCounts(
    db,
    found.map(({ nid }) => nid),
  );
  return events
    .filter(({ end }) => end === null || end + staysListed > now)
    .toSorted(
      (one, other) =>
        (one.start ?? Number.MAX_SAFE_INTEGER) - (other.start ?? Number.MAX_SAFE_INTEGER) ||
        one.nid - other.nid,
    );
}

/** An event of this club with tickets; refused when it is none. */
export async function requireDoorEvent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, event }: { readonly clubNid: number; readonly event: number },
): Promise<DoorEvent> {
  const found = (await loadDoorEvents({ db, clock }, clubNid)).find(({ nid }) => nid === event);
  if (!found) throw refusals.notFound();
  return found;
}

async function withCounts(db: Database, nids: readonly number[]): Promise<DoorEvent[]> {
  if (nids.length === 0) return [];
  const events = await loadEvents(db, nids);
  const seated = await db
    .select({ nid: tickets.courseNid, all: count(), inside: count(tickets.usedAt) })
    .from(tickets)
    .where(and(isNull(tickets.cancelledAt), inArray(tickets.courseNid, [...nids])))
    .groupBy(tickets.courseNid);
  const unseated = await db
    .select({ nid: tariffs.courseNid, all: count(), inside: count(registrations.usedAt) })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .where(and(eq(registrations.isTicket, true), isRegistered, inArray(tariffs.courseNid, [...nids])))
    .groupBy(tariffs.courseNid);
  const counted = Map.groupBy([...seated, ...unseated], ({ nid }) => nid);
  return events.map(({ course, place, startsAt, endsAt }) => {
    const those = counted.get(course.nid) ?? [];
    return {
      ...{ kind: 'event', nid: course.nid, title: course.title, place },
      start: startsAt && unixSecondsOf(startsAt),
      end: endsAt && unixSecondsOf(endsAt),
      tickets: those.reduce((sum, { all }) => sum + all, 0),
      inside: those.reduce((sum, { inside }) => sum + inside, 0),
    };
  });
}
