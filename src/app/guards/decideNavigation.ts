import {
  blockedAccount,
  federation,
  federationLink,
  login,
  manager,
  selectedFirst,
  teacher,
} from './decision/accessRules.ts';
import { arrival } from './decision/arrival.ts';
import { canonicalPath } from './decision/canonicalPath.ts';
import {
  blockedClub,
  clubAtHome,
  clubOfAnyClub,
  fixedClub,
  licence,
  missingClub,
  reservedWord,
} from './decision/clubRules.ts';
import { hashJump } from './decision/hashJump.ts';
import type { NavigationInput } from './decision/navigationInput.ts';
import type { NavigationStep } from './decision/navigationStep.ts';
import { code, coupleInvite, embedding, invite, member } from './decision/queryRules.ts';
import { askedAtHome, invitedBefore, loggedIn } from './decision/redirectRules.ts';
import { requestFacts } from './decision/requestFacts.ts';
import { type NavigationRule, situationOf } from './decision/situation.ts';

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
