import type { Course } from '#src/api/entities/offer/course.ts';
import type { OfferCourse } from '../../state/offerFile.ts';

/** The places that people have of a published course, by the numbers of its parts. */
export interface PlacesTaken {
  readonly tariffs: ReadonlyMap<number, number>;
  readonly services: ReadonlyMap<number, number>;
  /** Places of people who come once. */
  readonly sessions: ReadonlyMap<number, number>;
}

export const noPlacesTaken: PlacesTaken = { tariffs: new Map(), services: new Map(), sessions: new Map() };

/** Counts the places that are taken: the capacity that is published, without the places that the portal calls free. */
export function placesTaken(published: OfferCourse | undefined, live: Course | undefined): PlacesTaken {
  if (!published || !live) return noPlacesTaken;
  return {
    tariffs: takenOf(published.tariffs, live.tariffs),
    services: takenOf(published.services, live.additionalServices),
    sessions: takenOf(
      published.sessions.map(({ nid, guestCapacity }) => ({ nid, capacity: guestCapacity })),
      live.sessions,
    ),
  };
}

interface Free {
  readonly nid: number;
  readonly places?: number | undefined;
}

function takenOf(
  parts: readonly { readonly nid?: number | undefined; readonly capacity?: number | undefined }[],
  free: readonly Free[],
): ReadonlyMap<number, number> {
  const capacities = new Map(parts.map(({ nid, capacity }) => [nid, capacity]));
  return new Map(
    free.flatMap(({ nid, places }) => {
      const capacity = capacities.get(nid);
      return capacity === undefined || places === undefined ? [] : [[nid, capacity - places] as const];
    }),
  );
}
