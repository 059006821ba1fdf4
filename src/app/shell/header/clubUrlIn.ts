import { reservedClubUrls } from '../../../paths.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The club that an address names; undefined where it names none. */
export function clubUrlIn({ pathname, search }: Address): string | undefined {
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const named = first === 'p' ? second : first;
  if (named !== '' && !reservedClubUrls.has(named)) return decoded(named);
  return new URLSearchParams(search).get('club') ?? undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
