import { isCalendarDate } from '../../rules/birthdate.ts';
import { isDateTime } from '../../rules/dateTime.ts';
import type { Comparator, Comparison } from '../../sections/condition.ts';

/** Digits with at most one point. A number of a JSON Schema may have more than fifteen. */
const number = /^-?\d+(?:\.\d+)?$/;

/**
 * Whether an answer, as it is sent, is a number, a date or a moment on the right side of the bound. A moment is compared with a date by
 * its day.
 */
export function isInOrder(text: string, { by, to }: Comparison): boolean {
  if (typeof to === 'number') return number.test(text) && holdsBetween(Number(text), by, to);
  const moment = isDateTime(text) && holdsBetween(text.slice(0, to.length), by, to);
  return moment || (isCalendarDate(text) && text.length === to.length && holdsBetween(text, by, to));
}

function holdsBetween<T extends number | string>(answer: T, by: Comparator, to: T): boolean {
  switch (by) {
    case 'gt':
      return answer > to;
    case 'gte':
      return answer >= to;
    case 'lt':
      return answer < to;
    case 'lte':
      return answer <= to;
  }
}
