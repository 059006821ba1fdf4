import { ageDay, type Bounds, judgeAge, restricting } from '#rules/age.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import type { Candidate } from './loadCandidates.ts';

type Restricted = Pick<Candidate, 'ageRestrictions' | 'birthYears' | 'startsAt'>;

/** Whether a person fits, on the day that the club counts ages. Everybody fits without a birthdate. */
export function fitsPerson(
  course: Restricted,
  {
    club,
    birthdate,
    today,
  }: {
    readonly club: Pick<ClubRow, 'ageCalculation'>;
    readonly birthdate: IsoDay | undefined;
    readonly today: IsoDay;
  },
): boolean {
  if (birthdate === undefined || !isRestricted(course)) return true;
  const ageOn = club.ageCalculation === 'calculateAgeOnStartActivity' ? 'activity-start' : 'today';
  return fitsOn(course, birthdate, ageDay({ ageOn, today, startsAt: course.startsAt }));
}

/** Whether somebody who has this age today may fit: they were born in one of two years. */
export function fitsAge(course: Restricted, age: number, today: IsoDay): boolean {
  return birthdatesOfAge(age, today).some((birthdate) => fitsOn(course, birthdate, today));
}

type Ages = Pick<Restricted, 'ageRestrictions' | 'birthYears'>;

export function isRestricted(course: Ages): boolean {
  const { ageRestrictions, ageRestrictionsByYear } = restrictionsOf(course);
  return (restricting(ageRestrictions) ?? restricting(ageRestrictionsByYear)) !== undefined;
}

function fitsOn(course: Restricted, birthdate: IsoDay, day: IsoDay): boolean {
  return judgeAge(restrictionsOf(course), birthdate, day).fits;
}

function restrictionsOf({ ageRestrictions, birthYears }: Ages): {
  readonly ageRestrictions?: Bounds;
  readonly ageRestrictionsByYear?: Bounds;
} {
  return {
    ...(ageRestrictions && { ageRestrictions }),
    ...(birthYears && { ageRestrictionsByYear: birthYears }),
  };
}

/** Two possible birthdates of a person of this age, in both possible birth years. One that fits is enough. */
function birthdatesOfAge(age: number, today: IsoDay): readonly IsoDay[] {
  const year = Number(today.slice(0, 4));
  const justHadBirthday = `${year - age}${today.slice(4)}`;
  const bornTheYearBefore = `${year - age - 1}-12-31`;
  return today.endsWith('12-31') ? [justHadBirthday] : [justHadBirthday, bornTheYearBefore];
}
