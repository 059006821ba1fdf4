import { readCoupleInvite } from '#rules/readCoupleInvite.ts';
import { readId } from '#rules/readId.ts';
import { hrefs, paths } from '#src/paths.ts';
import { safeRedirect } from '#src/platform/address/safeRedirect.ts';
import { embedQuery } from '#src/platform/embed/embedProtocol.ts';
import { knownIn } from './navigationInput.ts';
import { type NavigationRule, pathWith, pathWithout, type Situation } from './situation.ts';

/** `auth`: validates the code before any other request, and removes it from the address (specification 2.3). */
export const code: NavigationRule = (situation) => {
  if (situation.code !== undefined) return [{ do: 'followCode', code: situation.code }];
  const inQuery = situation.query.get('auth');
  if (inQuery === null) return undefined;
  const go = { do: 'go', to: pathWithout(situation, 'auth') } as const;
  return inQuery === '' ? [go] : [{ do: 'followCode', code: inQuery }, go];
};

/** Sets the embedding flags of a frame, and goes to the page for which the frame was pasted, with whatever else the address says. */
export const embedding: NavigationRule = (situation) => {
  const { wantedEmbedding, address } = situation;
  if (!wantedEmbedding) return undefined;
  const { page, club } = wantedEmbedding;
  const opened = pathWithout(situation, ...Object.values(embedQuery));
  const start = address.pathname === paths.home && club !== undefined ? hrefs.club({ club }) : opened;
  return [
    { do: 'setEmbedding', embedding: wantedEmbedding },
    { do: 'go', to: page === undefined ? start : withRest(page, opened, address.origin) },
  ];
};

/** The page, with the parameters and the hash that stood beside it. Its own ones count. */
function withRest(page: string, opened: string, origin: string): string {
  const { pathname, searchParams, hash } = new URL(safeRedirect(page, origin), origin);
  const rest = new URL(opened, origin);
  const own = new Set(searchParams.keys());
  for (const [name, value] of rest.searchParams) if (!own.has(name)) searchParams.append(name, value);
  const query = searchParams.toString();
  return pathname + (query === '' ? '' : `?${query}`) + (hash === '' ? rest.hash : hash);
}

const longestInvite = 200;

/**
 * `invite`: logs the user out, and opens the invitations of that club after the login. A couple invite in the same address is
 * read after the logout, because a logout forgets what was stored before.
 */
export const invite: NavigationRule = (situation) => {
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

/** `ccci`: remembers a couple invite for the form of its course. An unreadable one is ignored. */
export const coupleInvite: NavigationRule = (situation) => {
  const text = situation.query.get('ccci');
  if (text === null) return undefined;
  const read = readCoupleInvite(text);
  const go = { do: 'go', to: pathWithout(situation, 'ccci') } as const;
  return read ? [{ do: 'rememberCoupleInvite', invite: read }, go] : [go];
};

/**
 * `uid`: selects that family member, and refuses the uid of anybody else. The parameter stays in the address of a visitor, who
 * may still log in. It also stays while the person is asked which account to use.
 */
export const member: NavigationRule = (situation) => {
  const uid = wantedMember(situation);
  if (uid === undefined || situation.asksAccount) return undefined;
  const go = { do: 'go', to: pathWithout(situation, 'uid') } as const;
  if (uid === 'absurd') return [go];
  if (!knownIn(situation.session)?.user) return undefined;
  const isOfFamily = knownIn(situation.family)?.some((one) => one.uid === uid);
  return isOfFamily ? [{ do: 'select', uid }, go] : [{ do: 'notice', notice: 'notYourFamily' }, go];
};

export function wantedMember({ query, route }: Situation): number | 'absurd' | undefined {
  const uid = query.get('uid');
  return uid === null || route.ownsQuery || route.needsFederation ? undefined : (readId(uid) ?? 'absurd');
}
