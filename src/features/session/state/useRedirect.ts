import { useLocation } from 'react-router';
import { wayOn } from '../view/wayOn.ts';

/** The page to which the current address redirects next. */
export function useRedirect(otherwise?: string): string {
  const { pathname, search } = useLocation();
  return wayOn({ origin: window.location.origin, pathname, search }, otherwise);
}
