import type { Database } from '../../db/database.ts';
import type { OpenInvite } from '../couples/openInvites.ts';
import { loadOccupancies, type Occupancies } from '../reservations/occupancy.ts';
import type { Caller } from '../sessions/caller.ts';
import type { OfferedCourse } from './offeredCourse.ts';
import { loadStanding, type Standing } from './standing.ts';

/** When a course is looked at, and by whom: the standing holds nobody but the caller and family. */
export interface OfferView {
  readonly now: Date;
  readonly standing: Standing;
  /** What the caller's account holds is its own. */
  readonly occupancies: Occupancies;
  /** Who asks the caller along, by tariff. */
  readonly invites?: ReadonlyMap<number, OpenInvite>;
}

export async function loadOfferView(
  db: Database,
  courses: readonly OfferedCourse[],
  { now, caller }: { readonly now: Date; readonly caller: Caller | undefined },
): Promise<OfferView> {
  const tariffs = courses.flatMap((course) => course.tariffs.map(({ nid }) => nid));
  const keeper = { account: caller?.uid };
  return {
    now,
    standing: await loadStanding(db, [...(caller?.family ?? [])], tariffs),
    occupancies: await loadOccupancies(db, tariffs, { now, keeper }),
  };
}
