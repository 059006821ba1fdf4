/** Lists that may have no club in their path. `?club=` may then name the club. */
const listsOfAnyClub: ReadonlySet<string> = new Set([
  'formulieren',
  'cursussen',
  'activiteiten',
  'ticketverkoop',
]);

/** Path of the window in which a user logs in for a frame. Its page must keep its `opener`, the frame that opened it. */
export const frameLoginPath = '/aanmelden-voor-website';
/** Path of the form in a form preview. The portal alone shows it, in a frame of its own. */
export const previewFramePath = '/preview/course-form/formulier';

/** The owner of a page. It decides which websites may show the page in a frame. */
export type FramedPage =
  | { readonly of: 'club'; readonly url: string }
  /** Home and the lists without a club: a visitor may choose any club there. */
  | { readonly of: 'any-club' };

/**
 * Finds the owner of a page that a website may show in a frame (specification 1, 2.1, 2.3). A reserved first segment, such
 * as that of login or a profile, comes back as a club's url. No club may have such a url, so no website may show that page.
 */
export function framedPageOf(path: string, query: URLSearchParams): FramedPage | undefined {
  const [first = '', second] = path.split('/').slice(1).map(decoded);
  if (first === 'p') return second ? { of: 'club', url: second } : undefined;
  if (first !== '' && !listsOfAnyClub.has(first)) return { of: 'club', url: first };
  const [club, ...others] = query.getAll('club');
  if (club === undefined) return { of: 'any-club' };
  return others.length === 0 && club !== '' ? { of: 'club', url: club.toLowerCase() } : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
