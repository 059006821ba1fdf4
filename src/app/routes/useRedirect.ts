import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { safeRedirect } from '../../platform/safeRedirect.ts';

const circles = [paths.login, paths.register, paths.addFamilyMember];

/** Where a screen leads on to, from its address: a path of this origin, and never back to a screen that leads on itself. */
export function useRedirect(otherwise: string = paths.home): string {
  const [query] = useSearchParams();
  const wanted = query.get('redirect');
  if (wanted === null) return otherwise;
  const redirect = safeRedirect(wanted, window.location.origin);
  return circles.some((path) => redirect.split(/[?#]/)[0] === path) ? otherwise : redirect;
}
