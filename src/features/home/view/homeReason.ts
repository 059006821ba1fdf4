import { paths, reservedClubUrls } from '#src/paths.ts';
import { clubInQuery } from '#src/platform/address/clubInQuery.ts';
import { isWithoutClub } from './pathAtClub.ts';

/** Why a person was sent to Home (specification 2.3), and the path that they asked for. */
export interface HomeReason {
  /** A path of this origin. */
  redirect: string;
  requiresAuth: boolean;
  /** `unknown` when the address names a club that doesn't exist. */
  club: 'known' | 'missing' | 'unknown';
  requiresMember: boolean;
}

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

/** The url of the club that a path names; undefined where it names none. */
export function clubOfPath(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, 'http://portal');
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const named = `/${first}` === paths.communication || first === 'p' ? second : first;
  return named !== '' && !reservedClubUrls.has(named) ? named : clubInQuery(searchParams);
}
