import { daysAfter } from '../brusselsInstant.ts';
import { type IsoDay, isoDayOf, type UnixSeconds } from '../brusselsTime.ts';

/** Maximum length of a session, in days. A longer one is a mistake in the data and must not fill a calendar for ever. */
const maxDays = 60;

/**
 * The days in Brussels that a session takes (Specification 2.1, Calendar): one day, or each day until its end. A session
 * that ends at midnight doesn't take the next day.
 *
 * @returns at least the day on which it starts
 */
export function daysOfSession({
  start,
  end,
}: {
  readonly start: UnixSeconds;
  readonly end: UnixSeconds;
}): readonly IsoDay[] {
  const first = isoDayOf(start);
  const last = isoDayOf(Math.max(start, end - 1));
  const days = [first];
  for (let day = daysAfter(first, 1); day <= last && days.length < maxDays; day = daysAfter(day, 1))
    days.push(day);
  return days;
}
