import { daysAfter } from '#rules/brusselsInstant.ts';
import { type IsoDay, type Weekday, weekdayOfDay, weekdays } from '#rules/brusselsTime.ts';
import type { HolidayKind } from '#rules/calendar/holidays/holidayOn.ts';
import { seasonOf, seasonStart } from '#rules/calendar/seasonOf.ts';
import type { WeeklyHours } from '#rules/calendar/weekly/replanLessons.ts';
import { maxWeeks } from '#rules/calendar/weeklyDays.ts';
import { mondayOf } from '#rules/calendar/weeksOfMonth.ts';
import { defaultPeriod } from '../../courses/sheet/plannedLessons.ts';

/** A weekly plan as it stands in its form. A field may be empty or wrong while somebody types. */
export interface WeeklyForm {
  readonly day: Weekday | '';
  readonly start: string;
  readonly end: string;
  readonly from: string;
  readonly to: string;
  readonly skip: readonly HolidayKind[];
  readonly except: readonly IsoDay[];
  /** Without it: the place of the course. */
  readonly place?: string | undefined;
  readonly guestCapacity?: number | undefined;
}

/** The fields that a plan can't do without, as the form shows them. */
export const weeklyFields = ['day', 'from', 'to', 'start', 'end'] as const;
export type WeeklyField = (typeof weeklyFields)[number];
export type WeeklyFault = 'missing' | 'endsTooSoon' | 'endsBefore' | 'tooLong';

/** A new plan for the school year: the holidays have no lesson. */
export function newWeeklyForm(today: IsoDay): WeeklyForm {
  return {
    ...{ day: '', from: '', to: '', skip: ['school', 'public'], except: [] },
    ...defaultPeriod(today),
  };
}

const lastDay = '-06-30';

/** Each field that keeps a plan from having lessons. */
export function weeklyFaults(form: WeeklyForm): Partial<Record<WeeklyField, WeeklyFault>> {
  const { start, end, from, to } = form;
  const missing = weeklyFields.filter((field) => form[field] === '');
  const isFarEnd = start !== '' && end > daysAfter(start, 7 * maxWeeks - 1);
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'missing' as const])),
    ...(to !== '' && from !== '' && to <= from && { to: 'endsTooSoon' as const }),
    ...(end !== '' && end < start && { end: 'endsBefore' as const }),
    ...(isFarEnd && { end: 'tooLong' as const }),
  };
}

/** The plan of a form without faults. */
export function hoursOf(form: WeeklyForm): WeeklyHours | undefined {
  const { day, start, end, skip, except, ...hours } = form;
  if (day === '' || Object.keys(weeklyFaults(form)).length > 0) return undefined;
  return { plan: { day, start, end, skip, except }, ...hours };
}

/**
 * Moves a plan to another day of the week. A week without a lesson stays without one. The first and last week stay the same
 * too, except where they are those of the school year.
 */
export function withDay(form: WeeklyForm, day: Weekday): WeeklyForm {
  const moved = (old: IsoDay) => daysAfter(mondayOf(old), weekdays.indexOf(day));
  const isOwn = (bound: string) => bound !== '' && weekdayOfDay(bound) === form.day && !isOfSeason(bound);
  return {
    ...form,
    day,
    except: form.except.map(moved),
    ...(isOwn(form.start) && { start: moved(form.start) }),
    ...(isOwn(form.end) && { end: moved(form.end) }),
  };
}

function isOfSeason(bound: IsoDay): boolean {
  return bound.endsWith(lastDay) || bound === seasonStart(seasonOf(bound));
}
