import type { PlannedLesson } from '#rules/calendar/weekly/weeklyPlansOf.ts';
import { readNames } from '../../courses/reading/readAmounts.ts';

/** Longest name of a teacher, in characters: the maximum of a club file. */
export const longestName = 200;

/** A lesson that these people teach. Nobody's name, or those of the course, leave it to the teachers of the course. */
export function withStandIns<Lesson extends PlannedLesson>(
  { teachers: _teachers, ...lesson }: Lesson,
  text: string,
  usual: readonly string[],
) {
  const names = readNames(text);
  const isUsual = names.length === 0 || names.join('\n') === usual.join('\n');
  return isUsual ? lesson : { ...lesson, teachers: [...names] };
}

/** The written names with one more, or without one that stands there. */
export function toggledName(text: string, name: string): string {
  const names = readNames(text);
  return (names.includes(name) ? names.filter((one) => one !== name) : [...names, name]).join(', ');
}
