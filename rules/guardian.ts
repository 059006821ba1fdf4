import { rules } from '@clubpoort/form-engine/headless';
import type { IsoDay } from './brusselsTime.ts';

/** Whole years: who is younger needs a guardian, who is as old may be one (specification 5.4, 6 and 9). */
export const guardianMinimumAge = 16;

/** Whether somebody is a minor to the product (specification 6). Without a birthdate nobody is. */
export function needsGuardian(birthdate: IsoDay | null | undefined, today: IsoDay): boolean {
  return !!birthdate && rules.ageInYears(birthdate, today) < guardianMinimumAge;
}

/** Whether somebody is old enough to be a guardian (specification 5.4); without a birthdate that isn't known. */
export function canBeGuardian(birthdate: IsoDay | null | undefined, today: IsoDay): boolean {
  return !!birthdate && rules.ageInYears(birthdate, today) >= guardianMinimumAge;
}
