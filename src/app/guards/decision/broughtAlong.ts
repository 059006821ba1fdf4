import type { CoupleInvite } from '#src/features/invitations/index.ts';
import { hrefs, paths } from '#src/paths.ts';
import { embedQuery } from '#src/platform/embedProtocol.ts';
import { safeRedirect } from '#src/platform/safeRedirect.ts';
import { knownIn } from './fact.ts';
import { nidOf } from './nidOf.ts';
import { pathWith, pathWithout, type Question, type Situation } from './situation.ts';

/** `auth`: validated before anything else is asked for, and gone from the address (specification 2.3). */
export const code: Question = (situation) => {
  if (situation.code !== undefined) return [{ do: 'followCode', code: situation.code }];
  const inQuery = situation.query.get('auth');
  if (inQuery === null) return undefined;
  const go = { do: 'go', to: pathWithout(situation, 'auth') } as const;
  return inQuery === '' ? [go] : [{ do: 'followCode', code: inQuery }, go];
};

/** A frame is opened with how it wants to be shown: the flags are set, and it goes to the page that it was pasted for. */
export const embedding: Question = (situation) => {
  const { wantedEmbedding, address } = situation;
  if (!wantedEmbedding) return undefined;
  const { page, club } = wantedEmbedding;
  const opened = pathWithout(situation, ...Object.values(embedQuery));
  const start = address.pathname === paths.home && club !== undefined ? hrefs.club({ club }) : opened;
  return [
    { do: 'setEmbedding', embedding: wantedEmbedding },
    { do: 'go', to: page === undefined ? start : safeRedirect(page, address.origin) },
  ];
};

const longestInvite = 200;

/**
 * `invite`: whoever is logged in is logged out; after the login the invitations of that club open. A couple invite beside it
 * is read afterwards, as the logout forgets what was kept before.
 */
export const invite: Question = (situation) => {
  const { query, clubUrl } = situation;
  const invited = query.get('invite');
  if (invited === null) return undefined;
  const cleaned = pathWithout(situation, 'invite');
  if (invited === '' || invited.length > longestInvite) return [{ do: 'go', to: cleaned }];
  if (clubUrl === undefined) return [{ do: 'endSession' }, { do: 'go', to: cleaned }];
  return [
    { do: 'endSession' },
    { do: 'rememberInvite', invite: { code: invited, club: clubUrl } },
    { do: 'go', to: pathWith(hrefs.invitations({ club: clubUrl }), situation, 'ccci', 'uid') },
  ];
};

/** `ccci`: kept for the form of that course; one that can't be read is ignored. */
export const coupleInvite: Question = (situation) => {
  const text = situation.query.get('ccci');
  if (text === null) return undefined;
  const read = readCoupleInvite(text);
  const go = { do: 'go', to: pathWithout(situation, 'ccci') } as const;
  return read ? [{ do: 'rememberCoupleInvite', invite: read }, go] : [go];
};

/** `uid;courseNid:tariffNid` */
function readCoupleInvite(text: string): CoupleInvite | undefined {
  const parts = /^(\d+);(\d+):(\d+)$/.exec(text);
  const [uid, course, tariff] = [nidOf(parts?.[1]), nidOf(parts?.[2]), nidOf(parts?.[3])];
  return uid && course && tariff ? { uid, course, tariff } : undefined;
}

/**
 * `uid`: selects that member of the family; anybody else's is refused. It stays in the address for a visitor, who may log in,
 * and while the person is asked who goes on.
 */
export const member: Question = (situation) => {
  const uid = wantedMember(situation);
  if (uid === undefined || situation.asksAccount) return undefined;
  const go = { do: 'go', to: pathWithout(situation, 'uid') } as const;
  if (uid === 'absurd') return [go];
  if (!knownIn(situation.session)?.user) return undefined;
  const isOfFamily = knownIn(situation.family)?.some((one) => one.uid === uid);
  return isOfFamily ? [{ do: 'select', uid }, go] : [{ do: 'notice', notice: 'notYourFamily' }, go];
};

export function wantedMember({ query, rule }: Situation): number | 'absurd' | undefined {
  const uid = query.get('uid');
  return uid === null || rule.ownsQuery || rule.needsFederation ? undefined : (nidOf(uid) ?? 'absurd');
}
