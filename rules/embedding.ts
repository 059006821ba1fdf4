/** The lists of an offer that may stand without a club in their path: then `?club=` may say whose. */
const listsOfAnyClub: ReadonlySet<string> = new Set([
  'formulieren',
  'cursussen',
  'activiteiten',
  'ticketverkoop',
]);

/** The window in which somebody logs in for a frame; its page must stay in touch with the frame that opened it. */
export const frameLoginPath = '/aanmelden-voor-website';
/** The form in the preview of a form: in a frame of the portal itself, and nowhere else. */
export const previewFramePath = '/preview/course-form/formulier';

/** Whose page an address shows: that decides which websites may show it in a frame. */
export type FramedPage =
  | { readonly of: 'club'; readonly url: string }
  /** Home and the lists before a club is chosen: any club may be chosen in them. */
  | { readonly of: 'any-club' };

/**
 * Whose page an address shows, as far as a website may show it in a frame (specification 1, 2.1, 2.3); undefined for everything
 * else: logging in, a profile and whatever belongs to a person. A word in first place that is reserved is no club's, so
 * nothing is found under it.
 */
export function framedPageOf(path: string, query: URLSearchParams): FramedPage | undefined {
  const [first = '', second] = path.split('/').slice(1).map(decoded);
  if (first === 'p') return second ? { of: 'club', url: second } : undefined;
  if (first !== '' && !listsOfAnyClub.has(first)) return { of: 'club', url: first };
  const [club, ...others] = query.getAll('club');
  if (club === undefined) return { of: 'any-club' };
  return others.length === 0 && club !== '' ? { of: 'club', url: club } : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
