import { useBrowserFact } from '../page/useBrowserFact.ts';

/** The origin of the page, e.g. `https://portal.example`. A render on the server doesn't know it. */
export function usePageOrigin(): string {
  return useBrowserFact(readOrigin, unknownOrigin);
}

function readOrigin(): string {
  return window.location.origin;
}

/** Stands in for the portal's origin where nobody knows it. Addresses are only compared and joined with it, never shown. */
export const unknownOrigin = 'https://portal.invalid';
