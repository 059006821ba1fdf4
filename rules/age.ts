import { rules } from '@clubpoort/form-engine/headless';
import { type IsoDay, isoDayOf, type UnixSeconds } from './brusselsTime.ts';

/** Lower and upper bound, both included. */
export type Bounds = readonly [min: number, max: number];

export interface AgeRestricted {
  readonly ageRestrictions?: Bounds | undefined;
  readonly ageRestrictionsByYear?: Bounds | undefined;
}

export type AgeVerdict =
  | { readonly fits: true }
  | { readonly fits: false; readonly reason: 'too-young' | 'too-old'; readonly bound: number }
  | { readonly fits: false; readonly reason: 'birth-year'; readonly bounds: Bounds };

/**
 * Judges whether a person may take a course by age, or by birth year where the course has no age bounds (specification 5.5).
 * Bounds that sum to zero are no restriction. An upper bound of 0 is open. A person without a birthdate is never excluded.
 *
 * @param birthdate - `YYYY-MM-DD`
 * @param on - the day for which the age is computed: today, or the start of the activity where the club says so
 */
export function judgeAge(restricted: AgeRestricted, birthdate: IsoDay | undefined, on: IsoDay): AgeVerdict {
  if (birthdate === undefined) return { fits: true };
  const ages = restricting(restricted.ageRestrictions);
  if (ages) return judgeByAge(ages, rules.ageInYears(birthdate, on));
  const years = restricting(restricted.ageRestrictionsByYear);
  return years ? judgeByYear(years, Number(birthdate.slice(0, 4))) : { fits: true };
}

/** The day for which a club computes ages (specification 3, "Club": `ageCalculation`). */
export type AgeOn = 'today' | 'activity-start';

interface AgeMoment {
  readonly ageOn: AgeOn;
  readonly today: IsoDay;
  readonly startsAt: UnixSeconds;
}

/** The day for which an age is computed: today, or the day in Brussels on which the course begins (specification 5.5). */
export function ageDay({ ageOn, today, startsAt }: AgeMoment): IsoDay {
  return ageOn === 'activity-start' ? isoDayOf(startsAt) : today;
}

/** The bounds, or `undefined` where they sum to zero and so restrict nobody. */
export function restricting(bounds: Bounds | undefined): Bounds | undefined {
  return bounds && bounds[0] + bounds[1] > 0 ? bounds : undefined;
}

function judgeByAge([min, max]: Bounds, age: number): AgeVerdict {
  if (age < min) return { fits: false, reason: 'too-young', bound: min };
  if (max > 0 && age > max) return { fits: false, reason: 'too-old', bound: max };
  return { fits: true };
}

function judgeByYear(bounds: Bounds, year: number): AgeVerdict {
  const [from, to] = bounds;
  const within = year >= from && (to === 0 || year <= to);
  return within ? { fits: true } : { fits: false, reason: 'birth-year', bounds };
}
