import { and, eq, inArray } from 'drizzle-orm';
import { judgeAge } from '../../../rules/age.ts';
import { type IsoDay, isoDayOf } from '../../../rules/brusselsTime.ts';
import { decideRegistration, type RegistrationDecision } from '../../../rules/eligibility.ts';
import { isRegisteredStatus } from '../../../rules/registrationStatus.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { courses, tariffs } from '../../db/schema.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { loadCourses } from '../offer/loadCourses.ts';
import type { OfferedCourse, OfferedTariff } from '../offer/offeredCourse.ts';
import { loadStanding, type Standing } from '../offer/standing.ts';
import { blockedMessageOf, placesOf } from '../offer/tariffState.ts';
import type { CartSelection } from './cartSelection.ts';

/** Whose choices are decided about. */
type Selection = Pick<CartSelection, 'club' | 'person' | 'tariffs'>;

/** One wanted tariff with what was decided about it; `offered` is missing where the club has no such tariff. */
export interface Choice {
  readonly tariffNid: number;
  readonly offered?: { readonly course: OfferedCourse; readonly tariff: OfferedTariff };
  readonly decision:
    | RegistrationDecision
    | { readonly may: 'not'; readonly reason: { readonly code: 'unknown' } };
}

/** Decides about each wanted tariff, in the order in which they were asked for. */
export async function decideChoices(db: Database, selection: Selection, now: Date): Promise<Choice[]> {
  const { club, person } = selection;
  const wanted = [...selection.tariffs];
  const found = await db
    .select({ courseNid: tariffs.courseNid })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(eq(courses.clubNid, club.nid), inArray(tariffs.nid, wanted)));
  const courseNids = found.map(({ courseNid }) => courseNid);
  const offered = await loadCourses(db, inArray(courses.nid, courseNids));
  const standing = await loadStanding(db, [person.uid], wanted);
  return wanted.map((tariffNid): Choice => {
    const course = offered.find((candidate) => candidate.tariffs.some(({ nid }) => nid === tariffNid));
    const tariff = course?.tariffs.find(({ nid }) => nid === tariffNid);
    if (!course || !tariff) return { tariffNid, decision: { may: 'not', reason: { code: 'unknown' } } };
    const decision = decideRegistration({
      courseType: course.type,
      ...standingWith(standing, tariffNid),
      blockedMessage: blockedMessageOf(course, tariff, now),
      places: placesOf(tariff),
      isWaitingListDisabled: club.isWaitingListDisabled || tariff.isWaitingListDisabled,
      age: judgeAge(restrictionsOf(course), person.birthdate ?? undefined, ageDay(club, course, now)),
    });
    return { tariffNid, offered: { course, tariff }, decision };
  });
}

function standingWith(standing: Standing, tariffNid: number) {
  return {
    isRegistered: standing.registrations.some(
      (registration) => registration.tariffNid === tariffNid && isRegisteredStatus(registration.status),
    ),
    isQueued: standing.queue.some((entry) => entry.tariffNid === tariffNid && entry.places > 0),
  };
}

function restrictionsOf(course: OfferedCourse) {
  return {
    ...(course.ageRestrictions && { ageRestrictions: course.ageRestrictions }),
    ...(course.birthYears && { ageRestrictionsByYear: course.birthYears }),
  };
}

/** The day on which an age is taken: the club may look at the start of the course. */
function ageDay(club: ClubRow, course: OfferedCourse, now: Date): IsoDay {
  const onStart = club.ageCalculation === 'calculateAgeOnStartActivity';
  return isoDayOf(onStart ? course.times.startsAt : unixSecondsOf(now));
}
