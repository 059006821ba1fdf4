import { useBrowserFact } from '../page/useBrowserFact.ts';
import { unknownOrigin } from './unknownOrigin.ts';

/** The origin of the page, e.g. `https://portal.example`. A render on the server doesn't know it. */
export function usePageOrigin(): string {
  return useBrowserFact(readOrigin, unknownOrigin);
}

function readOrigin(): string {
  return window.location.origin;
}
