import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import type { TeacherCourse } from '#src/api/entities/club/teaching.ts';

interface Starting {
  readonly start: UnixSeconds;
}

/** How many days ahead a lesson may be kept with its details. */
const daysAhead = 7;

/** Whether a lesson may be on the device with phone numbers and answers about health: from a week before to the end of its day. */
export function mayKeepDetails({ start }: Starting, now: UnixSeconds): boolean {
  const [day, today] = [isoDayOf(start), isoDayOf(now)];
  return day >= today && day <= daysAfter(today, daysAhead);
}

/** The lessons that a teacher has next: those of today, and those of the next day with lessons. */
export function lessonsToKeep(
  courses: readonly TeacherCourse[],
  now: UnixSeconds,
): readonly TeacherCourse['sessions'][number][] {
  const today = isoDayOf(now);
  const near = courses.flatMap(({ sessions }) => sessions).filter((session) => mayKeepDetails(session, now));
  const later = near.map(({ start }) => isoDayOf(start)).filter((day) => day > today);
  const nextDay = later.toSorted()[0];
  return near.filter(({ start }) => [today, nextDay].includes(isoDayOf(start)));
}

/** The midnight after a lesson's day, when it leaves the device. */
export function endOfDay(time: UnixSeconds): UnixSeconds {
  return instantInBrussels(daysAfter(isoDayOf(time), 1), '00:00');
}
