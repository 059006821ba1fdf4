import { paths } from '#src/paths.ts';
import { safeRedirect } from '#src/platform/safeRedirect.ts';

/** Screens on the way to another one: who logs in from one of them wants to be where that one leads. */
const passages: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
]);

/** Where an address leads on to by its `redirect`: a path of this origin, past every screen that would only lead on itself. */
export function wayOn(
  address: Pick<URL, 'origin' | 'pathname' | 'search'>,
  otherwise: string = paths.home,
): string {
  const { origin, pathname, search } = address;
  const wanted = new URLSearchParams(search).get('redirect');
  if (wanted === null) return otherwise;
  const next = new URL(safeRedirect(wanted, origin), origin);
  const isPassage = passages.has(next.pathname) || next.pathname === pathname;
  return isPassage
    ? wayOn({ origin, pathname, search: next.search }, otherwise)
    : next.pathname + next.search + next.hash;
}
