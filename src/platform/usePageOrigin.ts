import { useBrowserFact } from './useBrowserFact.ts';

/** A server doesn't know its public origin. It compares and joins addresses only, so that any origin will do. */
const unknownOrigin = 'https://portal.invalid';

/** The origin of the page, e.g. `https://portal.example`. */
export function usePageOrigin(): string {
  return useBrowserFact(readOrigin, unknownOrigin);
}

function readOrigin(): string {
  return window.location.origin;
}
