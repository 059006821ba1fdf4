import { hrefs, paths, reservedCourseUrls } from '#src/paths.ts';

const withoutClub: ReadonlySet<string> = new Set([
  paths.formsOfAnyClub,
  paths.coursesOfAnyClub,
  paths.activitiesOfAnyClub,
  paths.ticketSalesOfAnyClub,
]);

/** The path at the chosen club that corresponds to `redirect`. */
export function pathAtClub(redirect: string, club: string): string {
  const { pathname, search, hash } = new URL(redirect, 'http://portal');
  const home = hrefs.club({ club });
  if (isWithoutClub(redirect)) return home + pathname + search + hash;
  const [, , screen, ...rest] = pathname.split('/');
  // Fixed screens exist at every club. A course exists at one club only.
  if (screen === undefined || !reservedCourseUrls.has(screen)) return home;
  return [home, screen, ...rest].join('/') + search + hash;
}

/** Whether an address is a list that may be shown without a club. */
export function isWithoutClub(redirect: string): boolean {
  const { pathname } = new URL(redirect, 'http://portal');
  return withoutClub.has(pathname) || pathname.startsWith(`${paths.formsOfAnyClub}/`);
}
