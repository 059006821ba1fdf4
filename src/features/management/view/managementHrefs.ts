import { hrefs } from '#src/paths.ts';

/** Last segment of the address of the numbers of a club. */
export const numbersPart = 'cijfers';

/** Last segment of the former address of the numbers of a season, which may stand in a bookmark. */
export const formerSeasonPart = 'seizoen';

interface CourseOf {
  /** The club's url. */
  readonly club: string;
  /** The course's nid. */
  readonly course: number;
}

/** The registrations of one course. */
export function managedCourseHref({ club, course }: CourseOf): string {
  return hrefs.management({ club, cursus: String(course) });
}

/** The list of names and dates of one course, on paper. */
export function paperListHref({ club, course }: CourseOf): string {
  return hrefs.management({ club, cursus: String(course), papier: '1' });
}

interface RegistrationOf extends CourseOf {
  readonly kind: 'registration' | 'waiting';
  readonly id: number;
}

/** One registration, or one entry of a waiting list, of a course. */
export function managedRegistrationHref({ club, course, kind, id }: RegistrationOf): string {
  const name = kind === 'registration' ? 'inschrijving' : 'wachtlijst';
  return hrefs.management({ club, cursus: String(course), [name]: String(id) });
}
