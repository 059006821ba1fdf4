import { rules } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '../brusselsTime.ts';

/** Age from which no day counts any more (article 145/35 WIB 92). */
const ageLimit = { usual: 14, severeDisability: 21 } as const;

interface CareDays {
  /** Days on which the child was present, in any order. */
  readonly days: readonly IsoDay[];
  readonly birthdate: IsoDay;
  readonly hasSevereDisability: boolean;
}

/** The days that count for the tax reduction, each once, in order. The birthday itself doesn't count any more. */
export function countedDays({ days, birthdate, hasSevereDisability }: CareDays): readonly IsoDay[] {
  const limit = hasSevereDisability ? ageLimit.severeDisability : ageLimit.usual;
  return [...new Set(days)].filter((day) => rules.ageInYears(birthdate, day) < limit).toSorted();
}
