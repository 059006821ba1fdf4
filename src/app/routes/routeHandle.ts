import type { ComponentType } from 'react';
import type { NonIndexRouteObject } from 'react-router';

/** The facts about a route that the guard and the shell need before its screen is loaded. */
export interface RouteHandle {
  /** Absent when the screen sets its own title. */
  title?: string;
  /**
   * `user`: only for logged-in users. `visitor`: a logged-in user is redirected to the page that they wanted. `invites-login`:
   * a visitor sees an invitation to log in, on the same address.
   */
  access?: 'user' | 'visitor' | 'invites-login';
  /** With access `user`: also for a guest, who has no account. Any other screen for users takes a guest for a visitor. */
  forGuests?: true;
  /** A member must be selected. `or-user`: the screen shows the user until a member is selected (specification 2.3). */
  needsMember?: true | 'or-user';
  /** Teachers only. */
  needsTeacher?: true;
  /** Managers only: of the club in the address, or of any club where the address has none. */
  needsManager?: true;
  /** Only for a club whose licence isn't free. */
  needsLicence?: true;
  /** For members of the federation in the address, and for anyone with a signed link. */
  needsFederation?: true;
  /** A screen of a club whose address doesn't name the club. */
  ofAnyClub?: true;
  /** `uid` and `club` in the query belong to the screen itself, so they select nobody. */
  ownsQuery?: true;
  /** Never shown in a frame on another website: a login or a link replaces the screen. */
  outsideFrames?: 'login' | 'link';
  /** Neither sidebar nor bottom bar: Cart and Confirmation (specification 2.4). */
  withoutNavigation?: true;
  /** No member dropdown: Cart, Confirmation and the preview (specification 2.4). */
  withoutMembers?: true;
  /** Loads the code of the step that the query names, beside that of the screen. */
  loadStep?: (query: URLSearchParams) => Promise<unknown>;
  /** The opening stands in place of the screen until the session is known. A screen without one has a skeleton. */
  Opening?: ComponentType;
  /** Home: the shell shows no club. */
  withoutClub?: true;
}

/** A route of one screen, as the tables list them. */
export interface ScreenRoute extends Pick<NonIndexRouteObject, 'path' | 'lazy'> {
  handle?: RouteHandle;
}

const noHandle: RouteHandle = {};

/** The handle of the open screen: that of the deepest route. */
export function handleOf(matches: readonly { readonly handle?: unknown }[]): RouteHandle {
  // Every handle of the router is typed as a RouteHandle, or written with `satisfies RouteHandle`.
  return (
    (matches.findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined) ?? noHandle
  );
}
