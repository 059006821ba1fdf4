import { formatList } from '#rules/writtenList.ts';
import { formatDay } from '#rules/writtenTime.ts';
import type { ClubTeachers } from '#src/api/entities/management/clubTeachers.ts';
import { clubTeachersTexts } from '#src/texts/nl/clubTeachers.ts';

const texts = clubTeachersTexts.people;

type Person = ClubTeachers['people'][number];
type Course = ClubTeachers['courses'][number];

export interface CoursesByEnd {
  readonly running: readonly Course[];
  /** Courses that are over, for who still notes the attendance. */
  readonly ended: readonly Course[];
}

/** The courses that can be given, apart: those that are not over, and those that ended. */
export function byEnd(courses: readonly Course[]): CoursesByEnd {
  return {
    running: courses.filter(({ ended }) => ended === null),
    ended: courses.filter(({ ended }) => ended !== null),
  };
}

/** Those of some courses that somebody teaches. */
export function givenTo<One extends { readonly nid: number }>(
  courses: readonly One[],
  { courses: given }: Pick<Person, 'courses'>,
): readonly One[] {
  return courses.filter(({ nid }) => given.includes(nid));
}

/** The line below a course in the choice: when it ended, and the names that families read. */
export function courseNote({ ended, shown }: Pick<Course, 'ended' | 'shown'>): string {
  return [ended === null ? '' : texts.endedOn(formatDay(ended)), formatList(shown)]
    .filter(Boolean)
    .join(' · ');
}

/** Whoever teaches a course cannot replace somebody there unless others teach it too. */
export function teachersOf({ people }: Pick<ClubTeachers, 'people'>, course: number): readonly Person[] {
  return people.filter(({ courses }) => courses.includes(course));
}

interface Change {
  readonly course: number;
  readonly teaches: boolean;
}

/** The courses to give and to take back. */
export function changesOf(before: readonly number[], after: readonly number[]): readonly Change[] {
  return [
    ...after.filter((one) => !before.includes(one)).map((course) => ({ course, teaches: true })),
    ...before.filter((one) => !after.includes(one)).map((course) => ({ course, teaches: false })),
  ];
}

/** The month until a day: the usual period of a wage. */
export function monthUntil(today: string): { readonly from: string; readonly until: string } {
  return { from: `${today.slice(0, 8)}01`, until: today };
}
