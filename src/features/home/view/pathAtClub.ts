import { hrefs, paths, reservedCourseUrls } from '#src/paths.ts';

const withoutClub: ReadonlySet<string> = new Set([
  paths.formsOfAnyClub,
  paths.coursesOfAnyClub,
  paths.activitiesOfAnyClub,
  paths.ticketSalesOfAnyClub,
]);

/** Where a club, once chosen, takes the person who wanted to be at `redirect`. */
export function pathAtClub(redirect: string, club: string): string {
  const { pathname, search, hash } = new URL(redirect, 'http://portal');
  const home = hrefs.club({ club });
  if (isWithoutClub(redirect)) return home + pathname + search + hash;
  const [, , screen, ...rest] = pathname.split('/');
  // A fixed screen is there at every club; a course of one club is nothing at another.
  if (screen === undefined || !reservedCourseUrls.has(screen)) return home;
  return [home, screen, ...rest].join('/') + search + hash;
}

/** Whether an address is of a list that may stand without a club. */
export function isWithoutClub(redirect: string): boolean {
  const { pathname } = new URL(redirect, 'http://portal');
  return withoutClub.has(pathname) || pathname.startsWith(`${paths.formsOfAnyClub}/`);
}
