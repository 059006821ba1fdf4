import { rules } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '../brusselsTime.ts';
import type { Cents } from '../money.ts';
import { ageLimit } from './ageLimit.ts';

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

/** One activity of one child. */
export interface Stay {
  /** Days of the activity. */
  readonly planned: readonly IsoDay[];
  /** Days for which the club saved who was present. */
  readonly registered: readonly IsoDay[];
  readonly attended: readonly IsoDay[];
  /** Amount received for the activity, without services such as meals. */
  readonly paidCents: Cents;
}

interface Child {
  readonly birthdate: IsoDay;
  readonly hasSevereDisability: boolean;
}

export interface JudgedStay {
  /** Days that count, in order; at least one. */
  readonly days: readonly IsoDay[];
  /** Real price of a day, also above the maximum. */
  readonly rateCents: Cents;
  /** Amount received for the days that count. */
  readonly amountCents: Cents;
}

export type StayRefusal = 'not-over' | 'attendance-missing' | 'not-attended' | 'too-old';

/**
 * Judges what of an activity counts for a tax certificate: only days that are over, on which the child was present, before the
 * fourteenth birthday. The price of a day is the amount divided by all days of the activity, so an absence isn't paid by the others.
 */
export function judgeStay(
  { planned, registered, attended, paidCents }: Stay,
  child: Child,
  today: IsoDay,
): JudgedStay | StayRefusal {
  const days = new Set(planned);
  if (days.size === 0 || [...days].some((day) => day >= today)) return 'not-over';
  if ([...days].some((day) => !registered.includes(day))) return 'attendance-missing';
  if (attended.length === 0) return 'not-attended';
  const counted = countedDays({ days: attended, ...child });
  if (counted.length === 0) return 'too-old';
  return {
    days: counted,
    rateCents: Math.round(paidCents / days.size),
    amountCents: Math.round((paidCents * counted.length) / days.size),
  };
}
