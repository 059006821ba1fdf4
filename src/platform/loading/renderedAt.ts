import { createContext, use } from 'react';
import { useIsHydrating } from '../page/useBrowserFact.ts';
import { systemClock } from './clock.ts';

/** When the server rendered the page, in milliseconds since 1970; undefined on a page that only the browser renders. */
export const RenderedAt = createContext<number | undefined>(undefined);

/**
 * The current time, in milliseconds since 1970. On the server and while React hydrates, it is the time of the server's render:
 * HTML from a cache is a minute old, and a day may have begun meanwhile.
 */
export function useNow(): number {
  const renderedAt = use(RenderedAt);
  const isHydrating = useIsHydrating();
  return isHydrating && renderedAt !== undefined ? renderedAt : systemClock.now();
}
