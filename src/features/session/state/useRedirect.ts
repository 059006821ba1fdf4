import { useLocation } from 'react-router';
import { afterLogin, redirectTarget } from '../view/redirectTarget.ts';

/** The page to which the current address redirects next. */
export function useRedirect(otherwise?: string): string {
  const { pathname, search } = useLocation();
  return redirectTarget({ origin: window.location.origin, pathname, search }, otherwise);
}

/** The page to which a login or a new account leads. */
export function useAfterLogin(): string {
  const { pathname, search } = useLocation();
  return afterLogin({ origin: window.location.origin, pathname, search });
}
