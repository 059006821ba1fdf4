import { normalisePath } from '#rules/normalisePath.ts';
import { afterLogin, redirectTarget } from '../../features/session/view/redirectTarget.ts';
import { hrefs, paths } from '../../paths.ts';
import { pageTitle } from '../../platform/page/pageTitle.ts';
import {
  blockedAccount,
  federation,
  federationLink,
  login,
  manager,
  memberOf,
  selectedFirst,
  teacher,
} from './decision/accessRules.ts';
import {
  blockedClub,
  clubAtHome,
  clubOfAnyClub,
  fixedClub,
  licence,
  missingClub,
  reservedWord,
} from './decision/clubRules.ts';
import { hashJump, hashJumpOf } from './decision/hashJump.ts';
import { failureIn, knownIn, type NavigationInput } from './decision/navigationInput.ts';
import type { Loadable, NavigationStep } from './decision/navigationStep.ts';
import { code, coupleInvite, embedding, invite, member, wantedMember } from './decision/queryRules.ts';
import { type NavigationRule, type Situation, type Steps, situationOf } from './decision/situation.ts';

/** The guard can't decide without these facts. A failure of any other fact shows on the screen, which offers a retry itself. */
const indispensable: readonly Loadable[] = ['session', 'family'];

/** Requests all facts that this screen requires at once, and waits for them. Public screens wait for none. */
const requestFacts: NavigationRule = (situation) => {
  const needed = neededFacts(situation);
  const failed = needed.find((what) => indispensable.includes(what) && failureIn(situation[what]));
  if (failed) return [{ do: 'fail', what: failed }];
  const unknown = needed.filter((what) => situation[what] === 'unknown');
  return unknown.length === 0 ? undefined : unknown.map((what) => ({ do: 'load', what }) as const);
};

function neededFacts(situation: Situation): readonly Loadable[] {
  const { route, clubUrl, isOfClub, session, address } = situation;
  const user = knownIn(session)?.user;
  const isForUsers = route.access === 'user';
  const asksMember = typeof wantedMember(situation) === 'number';
  const candidates: Readonly<Record<Loadable, boolean>> = {
    session: isForUsers || route.access === 'invites-login' || route.needsFederation === true || asksMember,
    club: isOfClub && clubUrl !== undefined && (isForUsers || route.needsLicence === true),
    course: clubUrl !== undefined && hashJumpOf(address.hash)?.to === 'course',
    family: user !== undefined && !user.blocked && (route.needsMember === true || asksMember),
    blockedClubs: user !== undefined && !user.blocked && isForUsers && isOfClub && clubUrl !== undefined,
  };
  return loadables.filter((what) => candidates[what]);
}

const loadables: readonly Loadable[] = ['session', 'club', 'course', 'family', 'blockedClubs'];

function isAccount(session: Situation['session']): boolean {
  const user = knownIn(session)?.user;
  return user !== undefined && user.guest === undefined;
}

/** Redirects a logged-in user away from the login, to the page that they wanted. A guest may still log in. */
const loggedIn: NavigationRule = ({ route, session, address }) =>
  route.access === 'visitor' && isAccount(session) ? [{ do: 'go', to: afterLogin(address) }] : undefined;

/** Opens the pending invitations after any kind of login. */
const invitedBefore: NavigationRule = ({ invitingClub: club, session, address }) => {
  if (club === undefined || !isAccount(session)) return undefined;
  const to = hrefs.invitations({ club });
  return address.pathname === to ? [{ do: 'settleInvite' }] : [{ do: 'settleInvite' }, { do: 'go', to }];
};

/** Leaves Home as soon as the answers that Home had to ask for are known. Choosing a club comes first. */
const askedAtHome: NavigationRule = (situation) => {
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

/** Redirects an address with capitals, superfluous slashes or one at the end to its canonical form. */
const canonicalPath: NavigationRule = ({ address: { pathname, search, hash } }) => {
  const path = normalisePath(pathname);
  return path === pathname ? undefined : [{ do: 'go', to: path + search + hash }];
};

/** The rules in their fixed order: the first one that applies decides. */
const rules: readonly NavigationRule[] = [
  canonicalPath,
  code,
  embedding,
  invite,
  coupleInvite,
  clubAtHome,
  reservedWord,
  fixedClub,
  clubOfAnyClub,
  requestFacts,
  federationLink,
  blockedAccount,
  missingClub,
  hashJump,
  licence,
  login,
  loggedIn,
  invitedBefore,
  member,
  blockedClub,
  teacher,
  manager,
  federation,
  selectedFirst,
  askedAtHome,
];

/**
 * Decides a navigation from facts alone, without side effects (specification 2.3). The steps run in order. The last step says
 * how the navigation ends. If the steps change the facts instead, the decision is taken again.
 * Decision: docs/decisions/0030-navigation-is-decided-purely.md
 */
export function decideNavigation(input: NavigationInput): readonly NavigationStep[] {
  const situation = situationOf(input);
  for (const rule of rules) {
    const steps = rule(situation);
    if (steps) return steps;
  }
  return arrival(situation);
}

/** Shows the screen, because no other question objected. Facts that are still unknown load while the screen is drawn. */
function arrival(situation: Situation): Steps {
  const { route, query } = situation;
  const club = knownIn(situation.club);
  const title = pageTitle({ title: route.title, club: club === 'missing' ? undefined : club?.title });
  return [
    ...alongside(situation).map((what): NavigationStep => ({ do: 'load', what })),
    { do: 'restoreCart' },
    ...(route.title === undefined ? [] : [{ do: 'title', title } as const]),
    ...(query.has('noScroll') ? [] : [{ do: 'scrollToTop' } as const]),
    { do: 'show' },
  ];
}

function alongside({ session, club, clubUrl, blockedClubs, isOfClub }: Situation): readonly Loadable[] {
  return [
    ...(session === 'unknown' ? (['session'] as const) : []),
    ...(club === 'unknown' && clubUrl !== undefined ? (['club'] as const) : []),
    ...(blockedClubs === 'unknown' && isOfClub && knownIn(session)?.user ? (['blockedClubs'] as const) : []),
  ];
}
