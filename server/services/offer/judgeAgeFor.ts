import { type AgeVerdict, ageDay, judgeAge } from '#rules/age.ts';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import type { OfferedCourse } from './offeredCourse.ts';

interface Judged {
  readonly club: Pick<ClubRow, 'ageCalculation'>;
  readonly birthdate: IsoDay | null;
  readonly now: Date;
}

/** Judges whether a person may take a course by age, today or, when the club chooses so, at the start of the course. */
export function judgeAgeFor(course: OfferedCourse, { club, birthdate, now }: Judged): AgeVerdict {
  const restrictions = {
    ...(course.ageRestrictions && { ageRestrictions: course.ageRestrictions }),
    ...(course.birthYears && { ageRestrictionsByYear: course.birthYears }),
  };
  const onStart = club.ageCalculation === 'calculateAgeOnStartActivity';
  const today = isoDayOf(unixSecondsOf(now));
  const { startsAt } = course.times;
  const day = ageDay({ ageOn: onStart ? 'activity-start' : 'today', today, startsAt });
  return judgeAge(restrictions, birthdate ?? undefined, day);
}
