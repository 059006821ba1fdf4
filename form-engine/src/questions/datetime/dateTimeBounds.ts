import { isDateTime } from '../../rules/dateTime.ts';
import type { Question } from '../../sections/question.ts';
import { configField, unreadableSettings } from '../building-blocks/configField.ts';
import { boundDays, readDateBound } from '../building-blocks/dateBounds.ts';

/** The first and the last moment, `YYYY-MM-DDTHH:MM`. Each may be absent. */
interface DateTimeBounds {
  readonly min: string | undefined;
  readonly max: string | undefined;
}

/**
 * Reads `config.min` and `config.max`: a moment, or a day as that of a `date`, from its first minute to its last. A day that is
 * counted from today is left out where today is unknown. A minimum after the maximum is left out.
 */
export function dateTimeBounds(question: Question, today: string | undefined): DateTimeBounds {
  const min = bound(question, 'min', { today, minute: '00:00' });
  const max = bound(question, 'max', { today, minute: '23:59' });
  return { min: min !== undefined && max !== undefined && min > max ? undefined : min, max };
}

/** Faults in the bounds of a question, as sentences for the developer of the server. */
export function dateTimeBoundFaults(question: Question): readonly string[] {
  return unreadableSettings(question, ['min', 'max'], isReadable).map(
    (name) =>
      `config.${name} of a datetime must be YYYY-MM-DDTHH:MM, YYYY-MM-DD, "today" or { "today": days }; it is ignored`,
  );
}

function isReadable(question: Question, name: string): true | undefined {
  const value = configField(question, name);
  return isMoment(value) || readDateBound(value) !== undefined || undefined;
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && isDateTime(value);
}

interface DayOfBound {
  readonly today: string | undefined;
  /** The minute that a day stands for, `HH:MM`. */
  readonly minute: string;
}

function bound(question: Question, name: string, { today, minute }: DayOfBound): string | undefined {
  const value = configField(question, name);
  if (isMoment(value)) return value;
  const day = boundDays({ min: readDateBound(value), max: undefined }, today).min;
  return day === undefined ? undefined : `${day}T${minute}`;
}
