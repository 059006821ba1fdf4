import { useLocation } from 'react-router';
import { afterLogin, redirectTarget } from '../view/redirectTarget.ts';

/** The page to which the current address redirects next. */
export function useRedirect(otherwise?: string): string {
  return redirectTarget(useLocation(), otherwise);
}

/** The page to which a login or a new account leads. */
export function useAfterLogin(): string {
  return afterLogin(useLocation());
}
