import type { Database } from '../../db/database.ts';
import type { OpenInvite } from '../couples/openInvites.ts';
import { loadOccupancies, type Occupancies } from '../holds/occupancy.ts';
import type { Caller } from '../sessions/caller.ts';
import { type FirstPeople, loadFirst } from './loadFirst.ts';
import { loadMembersAtClubs, type MemberInSeason } from './membersAtClubs.ts';
import type { OfferedCourse } from './offeredCourse.ts';
import { loadRegistrationStatus, type RegistrationStatus } from './registrationStatus.ts';

/** The moment at which a course is viewed, and the viewer. The standing holds the caller and family only. */
export interface OfferView {
  readonly now: Date;
  readonly standing: RegistrationStatus;
  /** Holds for the family count as the caller's own places. */
  readonly occupancies: Occupancies;
  /** The members of the household with a registration at the club of a tariff for the next members, by the nid of the club. */
  readonly membersAtClubs?: ReadonlyMap<number, readonly MemberInSeason[]>;
  /** The members of the household who may register before the others, by tariff; undefined for a visitor. */
  readonly first?: FirstPeople;
  /** The invitations that the caller may answer, by tariff. */
  readonly invites?: ReadonlyMap<number, OpenInvite>;
}

export async function loadOfferView(
  db: Database,
  courses: readonly OfferedCourse[],
  { now, caller }: { readonly now: Date; readonly caller: Caller | undefined },
): Promise<OfferView> {
  const tariffs = courses.flatMap((course) => course.tariffs.map(({ nid }) => nid));
  const family = [...(caller?.family ?? [])];
  const owner = { family };
  const hasFamilyTariff = (course: OfferedCourse) =>
    course.tariffs.some(({ fromFamilyMember }) => fromFamilyMember !== null);
  const clubNids = [...new Set(courses.filter(hasFamilyTariff).map(({ clubNid }) => clubNid))];
  return {
    now,
    standing: await loadRegistrationStatus(db, family, tariffs),
    occupancies: await loadOccupancies(db, tariffs, { now, owner }),
    ...(caller && { first: await loadFirst(db, courses, { uids: family, now }) }),
    ...(caller &&
      clubNids.length > 0 && {
        membersAtClubs: await loadMembersAtClubs(db, { household: caller.holder, clubNids, now }),
      }),
  };
}
