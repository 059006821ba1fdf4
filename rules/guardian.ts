import { rules } from '@clubpoort/form-engine/headless';
import type { IsoDay } from './brusselsTime.ts';

/** Age in whole years. A younger person needs a guardian; a person of this age may be one (specification 5.4, 6 and 9). */
export const guardianMinimumAge = 16;

/** Whether a person counts as a minor (specification 6). A person without a birthdate doesn't. */
export function needsGuardian(birthdate: IsoDay | null | undefined, today: IsoDay): boolean {
  return !!birthdate && rules.ageInYears(birthdate, today) < guardianMinimumAge;
}

/** Age of majority in whole years (Belgian Civil Code, art. 488). */
const majority = 18;

/** Whether a person is of age. A person without a birthdate counts as an adult. */
export function isOfAge(birthdate: IsoDay | null, today: IsoDay): boolean {
  return birthdate === null || rules.ageInYears(birthdate, today) >= majority;
}

/** The facts about a person that decide whether a guardian is needed and present. */
export interface GuardedPerson {
  readonly birthdate: IsoDay | null;
  /** The holder of the account; null where the person holds it. */
  readonly guardian: { readonly birthdate: IsoDay | null } | null;
}

/** Whether a minor has no guardian, or a guardian who is a minor too (specification 6). */
export function lacksGuardian({ birthdate, guardian }: GuardedPerson, today: IsoDay): boolean {
  if (!needsGuardian(birthdate, today)) return false;
  return guardian === null || needsGuardian(guardian.birthdate, today);
}

/** Whether a person is old enough to be a guardian (specification 5.4). False without a birthdate. */
export function canBeGuardian(birthdate: IsoDay | null | undefined, today: IsoDay): boolean {
  return !!birthdate && rules.ageInYears(birthdate, today) >= guardianMinimumAge;
}
