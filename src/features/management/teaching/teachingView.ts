import type { ClubTeachers } from '#src/api/entities/management/clubTeachers.ts';

type Person = ClubTeachers['people'][number];

/** The titles of the courses that somebody teaches, as far as they are not over. */
export function titlesOf({ courses }: ClubTeachers, { courses: given }: Pick<Person, 'courses'>): string[] {
  return courses.filter(({ nid }) => given.includes(nid)).map(({ title }) => title);
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
