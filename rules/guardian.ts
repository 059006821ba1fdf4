import { rules } from '@clubpoort/form-engine/headless';
import type { IsoDay } from './brusselsTime.ts';

/** Whole years: who is younger needs a guardian, who is as old may be one (specification 5.4, 6 and 9). */
export const guardianMinimumAge = 16;

/** Whether somebody is a minor to the product (specification 6). Without a birthdate nobody is. */
export function needsGuardian(birthdate: IsoDay | null | undefined, today: IsoDay): boolean {
  return !!birthdate && rules.ageInYears(birthdate, today) < guardianMinimumAge;
}

/** A person, by what decides whether they need a guardian and have one. */
export interface GuardedPerson {
  readonly birthdate: IsoDay | null;
  /** The person who holds the account; null where that is the person. */
  readonly guardian: { readonly birthdate: IsoDay | null } | null;
}

/** Whether a minor has no guardian, or one who is a minor too (specification 6). */
export function lacksGuardian({ birthdate, guardian }: GuardedPerson, today: IsoDay): boolean {
  if (!needsGuardian(birthdate, today)) return false;
  return guardian === null || needsGuardian(guardian.birthdate, today);
}

/** Whether somebody is old enough to be a guardian (specification 5.4); without a birthdate that isn't known. */
export function canBeGuardian(birthdate: IsoDay | null | undefined, today: IsoDay): boolean {
  return !!birthdate && rules.ageInYears(birthdate, today) >= guardianMinimumAge;
}
