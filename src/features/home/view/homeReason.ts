import { hrefs, paths, reservedClubUrls, reservedCourseUrls } from '../../../paths.ts';

/** Why a person was sent to Home (specification 2.3), and where they wanted to be. */
export interface HomeReason {
  /** A path of this origin. */
  redirect: string;
  requiresAuth: boolean;
  /** `unknown`: the address named a club, but there is none by that name. */
  club: 'known' | 'missing' | 'unknown';
  requiresMember: boolean;
}

const withoutClub: ReadonlySet<string> = new Set([
  paths.formsOfAnyClub,
  paths.coursesOfAnyClub,
  paths.activitiesOfAnyClub,
  paths.ticketSalesOfAnyClub,
]);

export function readHomeReason(query: URLSearchParams, redirect: string): HomeReason | undefined {
  if (!query.has('redirect')) return undefined;
  const requiresClub = query.has('requiresClub');
  return {
    redirect,
    requiresAuth: query.has('requiresAuth'),
    club: !requiresClub ? 'known' : isWithoutClub(redirect) ? 'missing' : 'unknown',
    requiresMember: query.has('requiresMember'),
  };
}

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

/** The url of the club that a path names; undefined where it names none. */
export function clubOfPath(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, 'http://portal');
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const named = `/${first}` === paths.communication || first === 'p' ? second : first;
  return named !== '' && !reservedClubUrls.has(named) ? named : (searchParams.get('club') ?? undefined);
}

function isWithoutClub(redirect: string): boolean {
  const { pathname } = new URL(redirect, 'http://portal');
  return withoutClub.has(pathname) || pathname.startsWith(`${paths.formsOfAnyClub}/`);
}
