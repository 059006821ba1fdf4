import { isTeacher } from '#src/features/session/view/isTeacher.ts';
import { selectedMember } from '#src/features/session/view/toldApart.ts';
import { hrefs } from '#src/paths.ts';
import { knownIn } from './navigationInput.ts';
import type { NavigationRule, Situation } from './situation.ts';

export const blockedAccount: NavigationRule = ({ session }) => {
  const blocked = knownIn(session)?.user?.blocked;
  return blocked ? [{ do: 'blockAccount', reason: blocked.reason }] : undefined;
};

export const login: NavigationRule = ({ route, session, path }) => {
  const known = knownIn(session);
  if (!known) return undefined;
  const { user } = known;
  if (user && (!user.guest || route.forGuests)) return undefined;
  if (route.access === 'user') return [{ do: 'go', to: hrefs.login(path) }];
  return route.access === 'invites-login' ? [{ do: 'inviteLogin' }] : undefined;
};

/** Admits teachers only, and redirects everybody else to the dashboard (specification 6). */
export const teacher: NavigationRule = (situation) => {
  const session = knownIn(situation.session);
  if (!situation.route.needsTeacher || !session?.user) return undefined;
  const { user, federations } = session;
  return isTeacher({ user, member: memberOf(situation), federations })
    ? undefined
    : [
        { do: 'notice', notice: 'teachersOnly' },
        { do: 'go', to: hrefs.dashboard() },
      ];
};

/** Admits managers only: of this club, where the address names one. Redirects everybody else to the dashboard. */
export const manager: NavigationRule = ({ route, session, params }) => {
  const user = knownIn(session)?.user;
  if (!route.needsManager || !user) return undefined;
  return user.managedClubs.some(({ url }) => params.club === undefined || url === params.club)
    ? undefined
    : [
        { do: 'notice', notice: 'managersOnly' },
        { do: 'go', to: hrefs.dashboard() },
      ];
};

/**
 * Logs out before a signed link to a federation's pages opens, also from a blocked account: the link is about another person.
 */
export const federationLink: NavigationRule = ({ route, session, query }) =>
  route.needsFederation && query.has('hash') && knownIn(session)?.user ? [{ do: 'endSession' }] : undefined;

/**
 * Admits anyone with a signed link to the pages of a federation. Without a link, only members of the federation are admitted:
 * whoever isn't logged in may be one.
 */
export const federation: NavigationRule = ({ route, session, query, params }) => {
  const known = knownIn(session);
  if (!route.needsFederation || !known) return undefined;
  if (['hash', 'uid', 'uids'].every((name) => query.get(name))) return undefined;
  if (!known.user) return [{ do: 'inviteLogin' }];
  const isMember = Object.values(known.federations)
    .flat()
    // A backend that doesn't name the federation of a membership has only one federation.
    .some((membership) => membership.federation === undefined || membership.federation === params.federation);
  return isMember
    ? undefined
    : [
        { do: 'notice', notice: 'federationOnly' },
        { do: 'go', to: hrefs.home() },
      ];
};

/** Redirects to Home to choose a member, when the screen needs to know for whom the user acts. */
export const selectedFirst: NavigationRule = (situation) =>
  situation.route.needsMember === true && knownIn(situation.session)?.user && !memberOf(situation)
    ? [{ do: 'go', to: hrefs.home({ redirect: situation.path, requiresMember: true }) }]
    : undefined;

export function memberOf({ family, chosen }: Situation) {
  return selectedMember(knownIn(family) ?? [], chosen);
}
