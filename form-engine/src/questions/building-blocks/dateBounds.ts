import { isCalendarDate } from '../../rules/birthdate.ts';
import { addDays } from '../../rules/calendarDay.ts';
import type { Question } from '../../sections/question.ts';
import { isRecord, ownField } from '../../sections/wireValue.ts';
import { configField, unreadableSettings } from './configField.ts';

/** A bound of a date: a day as `YYYY-MM-DD`, or a number of days from today, negative for the past. */
export type DateBound = string | { readonly today: number };

/** Maximum distance from today, in days: about 2,700 years. */
const mostDays = 1_000_000;

/** Bounds of a question for a date. Each may be absent. */
export interface DateBounds {
  readonly min: DateBound | undefined;
  readonly max: DateBound | undefined;
}

/** Reads `config.min` and `config.max`. A minimum that is always above the maximum is left out. */
export function dateBounds(question: Question): DateBounds {
  const [min, max] = [bound(question, 'min'), bound(question, 'max')];
  return { min: isCrossed(min, max) ? undefined : min, max };
}

/** The first and the last day on offer when today is this day. A bound from today is left out where today is unknown. */
export function boundDays(
  { min, max }: DateBounds,
  today: string | undefined,
): { readonly min: string | undefined; readonly max: string | undefined } {
  return { min: dayOf(min, today), max: dayOf(max, today) };
}

/** Reads a bound from data: a day, `'today'`, or `{ today: days }`. `undefined` for anything else. */
export function readDateBound(value: unknown): DateBound | undefined {
  if (value === 'today') return { today: 0 };
  if (typeof value === 'string') return isCalendarDate(value) ? value : undefined;
  const days = isRecord(value) ? ownField(value, 'today') : undefined;
  return typeof days === 'number' && Number.isInteger(days) && Math.abs(days) <= mostDays
    ? { today: days }
    : undefined;
}

/** Faults in the bounds of a question, as sentences for the developer of the server. */
export function dateBoundFaults(question: Question): readonly string[] {
  const unreadable = unreadableSettings(question, ['min', 'max'], bound).map(
    (name) => `config.${name} of a date must be YYYY-MM-DD, "today" or { "today": days }; it is ignored`,
  );
  return isCrossed(bound(question, 'min'), bound(question, 'max'))
    ? [...unreadable, 'config.min of a date is after config.max; the minimum is ignored']
    : unreadable;
}

function bound(question: Question, name: string): DateBound | undefined {
  return readDateBound(configField(question, name));
}

/** Whether a minimum is above the maximum on every day. A day and a distance from today cross on some days only. */
function isCrossed(min: DateBound | undefined, max: DateBound | undefined): boolean {
  if (min === undefined || max === undefined) return false;
  if (typeof min === 'string') return typeof max === 'string' && min > max;
  return typeof max !== 'string' && min.today > max.today;
}

function dayOf(bound: DateBound | undefined, today: string | undefined): string | undefined {
  if (bound === undefined || typeof bound === 'string') return bound;
  return today === undefined ? undefined : addDays(today, bound.today);
}
