import { isTeacher } from '#src/features/session/view/isTeacher.ts';
import { selectedMember } from '#src/features/session/view/selectedMember.ts';
import { hrefs } from '#src/paths.ts';
import { knownIn } from './fact.ts';
import type { Question, Situation } from './situation.ts';

export const blockedAccount: Question = ({ session }) => {
  const blocked = knownIn(session)?.user?.blocked;
  return blocked ? [{ do: 'blockAccount', reason: blocked.reason }] : undefined;
};

export const login: Question = ({ rule, session, path }) => {
  const known = knownIn(session);
  if (!known || known.user) return undefined;
  if (rule.access === 'user') return [{ do: 'go', to: hrefs.login(path) }];
  return rule.access === 'invites-login' ? [{ do: 'inviteLogin' }] : undefined;
};

/** Teachers only; everybody else is better off at the dashboard (specification 6). */
export const teacher: Question = (situation) => {
  const session = knownIn(situation.session);
  if (!situation.rule.needsTeacher || !session?.user) return undefined;
  const { user, federations } = session;
  return isTeacher({ user, member: memberOf(situation), federations })
    ? undefined
    : [
        { do: 'notice', notice: 'teachersOnly' },
        { do: 'go', to: hrefs.dashboard() },
      ];
};

/** A signed link to the pages of a federation logs out first, a blocked account too: the link is about somebody else. */
export const federationLink: Question = ({ rule, session, query }) =>
  rule.needsFederation && query.has('hash') && knownIn(session)?.user ? [{ do: 'endSession' }] : undefined;

/** A signed link opens the pages of a federation to whoever has it; else they are for its members. */
export const federation: Question = ({ rule, session, query, params }) => {
  const known = knownIn(session);
  if (!rule.needsFederation || !known) return undefined;
  if (['hash', 'uid', 'uids'].every((name) => query.get(name))) return undefined;
  const isMember = Object.values(known.federations)
    .flat()
    // A backend that doesn't name the federation of a membership has but one.
    .some((membership) => membership.federation === undefined || membership.federation === params.federation);
  return isMember
    ? undefined
    : [
        { do: 'notice', notice: 'federationOnly' },
        { do: 'go', to: hrefs.home() },
      ];
};

/** A screen that must know for whom has Home ask. */
export const selectedFirst: Question = (situation) =>
  situation.rule.needsMember === true && knownIn(situation.session)?.user && !memberOf(situation)
    ? [{ do: 'go', to: hrefs.home({ redirect: situation.path, requiresMember: true }) }]
    : undefined;

export function memberOf({ family, chosen }: Situation) {
  return selectedMember(knownIn(family) ?? [], chosen);
}
