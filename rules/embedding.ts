/** The lists of an offer that may stand without a club in their path: then `?club=` says whose. */
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

/**
 * The url of the club whose pages an address shows, as far as a website may show them in a frame (specification 2.1, 2.3);
 * undefined for everything else: logging in, a profile and whatever belongs to no club. A word in first place that is
 * reserved is no club's, so nothing is found under it.
 */
export function framedClubOf(path: string, query: URLSearchParams): string | undefined {
  const [first = '', second] = path.split('/').slice(1).map(decoded);
  if (first === 'p') return second || undefined;
  if (!listsOfAnyClub.has(first)) return first || undefined;
  const [club, ...others] = query.getAll('club');
  return others.length === 0 && club ? club : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
