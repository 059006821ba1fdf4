import type { UIMatch } from 'react-router';

/** What the shell has to know of a route before its screen is there. */
export interface RouteHandle {
  /** Absent where the screen sets a title of its own. */
  title?: string;
  /** `user`: nobody sees it without being logged in. */
  access?: 'user';
  /** For whom the user acts must be known. */
  needsMember?: true;
  /** Neither sidebar nor bottom bar: Cart and Confirmation (specification 2.4). */
  withoutNavigation?: true;
  /** No member dropdown: Cart, Confirmation and the preview (specification 2.4). */
  withoutMembers?: true;
  /** Home: no club stands in the shell. */
  withoutClub?: true;
}

const noHandle: RouteHandle = {};

/** The handle of the screen that is open: the deepest one. */
export function handleOf(matches: readonly UIMatch[]): RouteHandle {
  // Every handle of the router is written with `satisfies RouteHandle`.
  return (
    (matches.findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined) ?? noHandle
  );
}
