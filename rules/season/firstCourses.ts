/** A course to which some people may register before the others. */
export interface FirstCourse {
  readonly url: string;
  /** The url of the course that it continues; undefined: a new one. */
  readonly continues: string | undefined;
  /** Urls of the courses in one of which somebody is enrolled; undefined: any course of the club. */
  readonly of: readonly string[] | undefined;
}

/**
 * Chooses the courses that a mail names to somebody who may register first: those that continue a course of theirs. Where none does, all
 * that they may choose from.
 *
 * @param enrolled - urls of the courses in which the person is enrolled
 */
export function firstCourses(
  enrolled: ReadonlySet<string>,
  courses: readonly FirstCourse[],
): readonly string[] {
  const allowed = courses.filter(({ of }) => of === undefined || of.some((url) => enrolled.has(url)));
  const own = allowed.filter(
    ({ continues, of }) => of !== undefined || (continues !== undefined && enrolled.has(continues)),
  );
  return (own.length > 0 ? own : allowed).map(({ url }) => url);
}
