import type { UIMatch } from 'react-router';

/** What the guard and the shell have to know of a route before its screen is there. */
export interface RouteHandle {
  /** Absent where the screen sets a title of its own. */
  title?: string;
  /**
   * `user`: nobody sees it without being logged in. `visitor`: whoever is logged in goes on to where they wanted to be.
   * `invites-login`: a visitor is asked to log in and stays.
   */
  access?: 'user' | 'visitor' | 'invites-login';
  /** For whom the user acts must be known; `or-user`: while nobody is chosen, the screen shows the user (specification 2.3). */
  needsMember?: true | 'or-user';
  /** Teachers only. */
  needsTeacher?: true;
  /** Only at a club whose licence isn't free. */
  needsLicence?: true;
  /** Members of the federation in the address, or whoever has a signed link. */
  needsFederation?: true;
  /** A screen of a club whose address names none. */
  ofAnyClub?: true;
  /** `uid` and `club` in its query are the screen's own: nobody is selected by them. */
  ownsQuery?: true;
  /** Never shown in a frame on another website: a way to log in, or a link, takes its place. */
  outsideFrames?: 'login' | 'link';
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
