import type { IsoDay } from '../../brusselsTime.ts';
import type { Holiday } from '../holidays/holiday.ts';
import { holidayOn } from '../holidays/holidayOn.ts';
import { type WeeklyPlan, weeklyDays } from '../weeklyDays.ts';

/** A week of a weekly plan: with a lesson, in a holiday, or without a lesson because the club says so. */
export type PlannedWeek =
  | { readonly is: 'lesson' | 'struck'; readonly day: IsoDay }
  | { readonly is: 'holiday'; readonly day: IsoDay; readonly holiday: Holiday };

/** Every week of a plan in order, for a calendar on which single days can be struck. */
export function plannedWeeks(plan: WeeklyPlan): readonly PlannedWeek[] {
  const struck = new Set(plan.except);
  return weeklyDays({ ...plan, skip: [], except: [] }).map((day) => {
    const holiday = holidayOn(day, plan.skip);
    if (holiday) return { is: 'holiday', day, holiday };
    return { is: struck.has(day) ? 'struck' : 'lesson', day };
  });
}
