import { paths, reservedClubUrls } from '#src/paths.ts';
import { clubInQuery } from '#src/platform/address/clubInQuery.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The club of an address; undefined when it has none. The calendar covers all clubs and only filters by one. The preview of a
 * form belongs to no member.
 */
export function clubUrlIn({ pathname, search }: Address): string | undefined {
  if (pathname === paths.calendar || pathname === paths.courseFormPreview) return undefined;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const named = first === 'p' ? second : first;
  if (named !== '' && !reservedClubUrls.has(named)) return decoded(named);
  return clubInQuery(new URLSearchParams(search));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
