import { paths } from '#src/paths.ts';
import { safeRedirect } from '#src/platform/address/safeRedirect.ts';
import { unknownOrigin } from '#src/platform/address/usePageOrigin.ts';

/** Screens that only lead to another one. After a login on such a screen, the person goes to its `redirect`. */
const passages: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
]);

/** Resolves where a login leads: to the wanted path, or else to the dashboard. Home itself is nowhere that a person wanted. */
export function afterLogin(address: Pick<URL, 'pathname' | 'search'>): string {
  const to = redirectTarget(address);
  return to === paths.home ? paths.dashboard : to;
}

/** Resolves the `redirect` of an address to a path of this origin. Skips passages, whose own `redirect` is followed instead. */
export function redirectTarget(
  address: Pick<URL, 'pathname' | 'search'>,
  otherwise: string = paths.home,
): string {
  const { pathname, search } = address;
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted === null) return otherwise;
  // A path means the same on every origin, so the server finds the same target without its own.
  const next = new URL(safeRedirect(wanted, unknownOrigin), unknownOrigin);
  const isPassage = passages.has(next.pathname) || next.pathname === pathname;
  return isPassage
    ? redirectTarget({ pathname, search: next.search }, otherwise)
    : next.pathname + next.search + next.hash;
}
