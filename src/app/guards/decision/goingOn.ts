import { hrefs, paths } from '#src/paths.ts';
import { knownIn } from './fact.ts';
import type { Question } from './situation.ts';
import { wayOn } from './wayOn.ts';
import { memberOf } from './whoMaySee.ts';

/** Whoever is logged in has nothing to do at the login, and goes on to where they wanted to be. */
export const loggedIn: Question = ({ rule, session, address }) =>
  rule.access === 'visitor' && knownIn(session)?.user ? [{ do: 'go', to: wayOn(address) }] : undefined;

/** After the login, whichever way it went, the invitations open that somebody came for. */
export const invitedBefore: Question = ({ invitingClub: club, session, address }) => {
  if (club === undefined || !knownIn(session)?.user) return undefined;
  const to = hrefs.invitations({ club });
  return address.pathname === to ? [{ do: 'settleInvite' }] : [{ do: 'settleInvite' }, { do: 'go', to }];
};

/** Home goes on by itself as soon as what it had to ask is known. A club is chosen first. */
export const askedAtHome: Question = (situation) => {
  const { address, query } = situation;
  if (address.pathname !== paths.home || query.has('requiresClub')) return undefined;
  const session = knownIn(situation.session);
  const to = wayOn(address);
  if (!session || to === paths.home) return undefined;
  if (query.has('requiresMember')) {
    if (!session.user) return [{ do: 'go', to: hrefs.login(to) }];
    return memberOf(situation) ? [{ do: 'go', to }] : undefined;
  }
  return query.has('requiresAuth') && session.user ? [{ do: 'go', to }] : undefined;
};
