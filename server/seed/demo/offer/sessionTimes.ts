import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { type IsoDay, type Weekday, weekdayOf } from '#rules/brusselsTime.ts';
import { dateOf } from '#server/clock.ts';
import type { SessionPlan } from './seedClub.ts';

/** The start and end of each session of a plan. Clock times stay the same across the change to summer time. */
export function sessionTimes(plan: SessionPlan, today: IsoDay): { startsAt: Date; endsAt: Date }[] {
  const first = nextDay(daysAfter(today, plan.inDays), plan.on);
  const step = plan.every === 'week' ? 7 : 1;
  return Array.from({ length: plan.times }, (_, index) => {
    const day = daysAfter(first, index * step);
    return {
      startsAt: dateOf(instantInBrussels(day, plan.from)),
      endsAt: dateOf(instantInBrussels(day, plan.to)),
    };
  });
}

function nextDay(from: IsoDay, weekday: Weekday | undefined): IsoDay {
  if (weekday === undefined || weekdayOf(instantInBrussels(from, '12:00')) === weekday) return from;
  return nextDay(daysAfter(from, 1), weekday);
}
