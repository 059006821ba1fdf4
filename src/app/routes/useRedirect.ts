import { useLocation } from 'react-router';
import { wayOn } from '../guards/decision/wayOn.ts';

/** The page to which the current address redirects next. */
export function useRedirect(otherwise?: string): string {
  const { pathname, search } = useLocation();
  return wayOn({ origin: window.location.origin, pathname, search }, otherwise);
}
