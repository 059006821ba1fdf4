import { afterLogin, redirectTarget } from '#src/features/session/view/redirectTarget.ts';
import { hrefs, paths } from '#src/paths.ts';
import { memberOf } from './accessRules.ts';
import { knownIn } from './fact.ts';
import type { NavigationRule, Situation } from './situation.ts';

function isAccount(session: Situation['session']): boolean {
  const user = knownIn(session)?.user;
  return user !== undefined && user.guest === undefined;
}

/** Redirects a logged-in user away from the login, to the page that they wanted. A guest may still log in. */
export const loggedIn: NavigationRule = ({ route, session, address }) =>
  route.access === 'visitor' && isAccount(session) ? [{ do: 'go', to: afterLogin(address) }] : undefined;

/** Opens the pending invitations after any kind of login. */
export const invitedBefore: NavigationRule = ({ invitingClub: club, session, address }) => {
  if (club === undefined || !isAccount(session)) return undefined;
  const to = hrefs.invitations({ club });
  return address.pathname === to ? [{ do: 'settleInvite' }] : [{ do: 'settleInvite' }, { do: 'go', to }];
};

/** Leaves Home as soon as the answers that Home had to ask for are known. Choosing a club comes first. */
export const askedAtHome: NavigationRule = (situation) => {
  const { address, query } = situation;
  if (address.pathname !== paths.home || query.has('requiresClub')) return undefined;
  const session = knownIn(situation.session);
  const to = redirectTarget(address);
  if (!session || to === paths.home) return undefined;
  if (query.has('requiresMember')) {
    if (!session.user) return [{ do: 'go', to: hrefs.login(to) }];
    return memberOf(situation) ? [{ do: 'go', to }] : undefined;
  }
  return query.has('requiresAuth') && session.user ? [{ do: 'go', to }] : undefined;
};
