import { daysAfter } from '#rules/brusselsInstant.ts';
import { daysSinceMonday, type IsoDay, weekdays } from '#rules/brusselsTime.ts';
import type { Relative } from '#schemas/club-file/relativeTime.ts';

/** The day that a relative day means, counted from a day. */
export function dayFrom(from: IsoDay, { inDays, on }: Relative<'day'>): IsoDay {
  const earliest = daysAfter(from, inDays);
  if (on === undefined) return earliest;
  return daysAfter(earliest, (weekdays.indexOf(on) - daysSinceMonday(earliest) + 7) % 7);
}
