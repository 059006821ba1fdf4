import type { SessionInFile, WeeklyInFile } from '#schemas/club-file/courseInFile.ts';
import { weeklyDays } from '../weeklyDays.ts';

/** The sessions of a weekly plan, one for each day with a lesson. */
export function weeklySessions(weekly: WeeklyInFile): SessionInFile[] {
  const { from, to, place, guestCapacity } = weekly;
  return weeklyDays(weekly).map((day) => ({
    ...{ day, from, to },
    ...(place !== undefined && { place }),
    ...(guestCapacity !== undefined && { guestCapacity }),
  }));
}
