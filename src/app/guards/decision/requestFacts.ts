import { failureIn, knownIn } from './fact.ts';
import { hashJumpOf } from './hashJump.ts';
import type { Loadable } from './navigationStep.ts';
import { wantedMember } from './queryRules.ts';
import type { NavigationRule, Situation } from './situation.ts';

/** The guard can't decide without these facts. A failure of any other fact shows on the screen, which offers a retry itself. */
const indispensable: readonly Loadable[] = ['session', 'family'];

/** Requests all facts that this screen requires at once, and waits for them. Public screens wait for none. */
export const requestFacts: NavigationRule = (situation) => {
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
