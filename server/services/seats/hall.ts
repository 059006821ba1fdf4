import { and, eq, inArray } from 'drizzle-orm';
import type { WantedSeat } from '#schemas/entities/offer/seatPlan.ts';
import type { Database } from '../../db/database.ts';
import { courses, seats, stands } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { loadCourses } from '../offer/loadCourses.ts';
import type { OfferedCourse } from '../offer/offeredCourse.ts';

/** An event of a club whose places are chosen in a hall. */
export interface Hall {
  readonly event: OfferedCourse;
  /** Ordered from the stage to the back. */
  readonly stands: readonly (typeof stands.$inferSelect)[];
}

export async function requireHall(db: Database, clubNid: number, eventNid: number): Promise<Hall> {
  const [event] = await loadCourses(db, and(eq(courses.clubNid, clubNid), eq(courses.nid, eventNid)));
  const found = await db
    .select()
    .from(stands)
    .where(eq(stands.courseNid, eventNid))
    .orderBy(stands.position, stands.nid);
  if (!event || found.length === 0) throw refusals.notFound(nl.refusals.courseNotFound);
  return { event, stands: found };
}

/** Wanted places, sorted into numbered seats and unnumbered stands. */
export interface WantedPlaces {
  readonly seats: readonly { readonly seatNid: number; readonly tariffNid: number }[];
  readonly stands: readonly { readonly standNid: number; readonly tariffNid: number; readonly qty: number }[];
}

/** Finds the places of a request in a hall. Refuses a place that isn't there or is named twice. */
export async function findPlaces(
  db: Database,
  hall: Hall,
  wanted: readonly WantedSeat[],
): Promise<WantedPlaces> {
  const tariffs = new Set(hall.event.tariffs.map(({ nid }) => nid));
  if (!wanted.every(({ tariff }) => tariffs.has(tariff)))
    throw refusals.invalidRequest(['a tariff is not one of the event']);
  const numbered = await seatsIn(
    db,
    hall,
    wanted.map(({ nid }) => nid),
  );
  const standing = new Set(hall.stands.filter(({ kind }) => kind === 'standing').map(({ nid }) => nid));
  const isSeat = ({ nid }: WantedSeat) => numbered.has(nid);
  if (!wanted.every((one) => (isSeat(one) ? one.quantity === 1 : standing.has(one.nid))))
    throw refusals.invalidRequest(['a place is not one of the event']);
  const names = wanted.map((one) => (isSeat(one) ? `seat ${one.nid}` : `stand ${one.nid}, ${one.tariff}`));
  if (new Set(names).size !== names.length) throw refusals.invalidRequest(['a place is named twice']);
  return {
    seats: wanted.filter(isSeat).map(({ nid, tariff }) => ({ seatNid: nid, tariffNid: tariff })),
    stands: wanted
      .filter((one) => !isSeat(one))
      .map(({ nid, tariff, quantity }) => ({ standNid: nid, tariffNid: tariff, qty: quantity })),
  };
}

async function seatsIn(db: Database, hall: Hall, nids: readonly number[]): Promise<Set<number>> {
  const found = await db
    .select({ nid: seats.nid })
    .from(seats)
    .where(
      and(
        inArray(seats.nid, [...nids]),
        inArray(
          seats.standNid,
          hall.stands.map(({ nid }) => nid),
        ),
      ),
    );
  return new Set(found.map(({ nid }) => nid));
}
