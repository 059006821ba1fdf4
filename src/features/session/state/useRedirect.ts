import { useLocation } from 'react-router';
import { redirectTarget } from '../view/redirectTarget.ts';

/** The page to which the current address redirects next. */
export function useRedirect(otherwise?: string): string {
  const { pathname, search } = useLocation();
  return redirectTarget({ origin: window.location.origin, pathname, search }, otherwise);
}
