import type { QueryClient } from '@tanstack/react-query';
import { isMissing } from '#src/api/apiFailure.ts';
import { clubQuery } from '#src/features/club/index.ts';
import { pendingInviteStore } from '#src/features/invitations/index.ts';
import {
  familyQuery,
  selectionStore,
  sessionQuery,
  type User,
  userClubsQuery,
} from '#src/features/session/index.ts';
import { accountSwitchStore } from '#src/features/session/state/sessionStores.ts';
import { embeddingFrom } from '#src/platform/embed/embeddingFrom.ts';
import { type Fact, knownIn, type NavigationInput } from '../decision/navigationInput.ts';
import type { Loadable } from '../decision/navigationStep.ts';
import { clubUrlOf } from '../decision/situation.ts';
import { arrivalStore } from '../state/arrivalStore.ts';
import { courseUrlKey } from './courseUrlQuery.ts';

/** The requested address with the handle of its route. */
export type Visit = Pick<NavigationInput, 'address' | 'params' | 'route'>;

export type Failures = ReadonlyMap<Loadable, unknown>;

/** How the reader treats the cached answers of the server. */
interface Reading {
  /** The failed requests. A failure that is left out doesn't count, so its fact is requested again. */
  readonly failures: Failures;
  /** Whether an invalidated session counts until the server has answered again. Otherwise it is unknown, and fetched. */
  readonly keepsDoubted: boolean;
  readonly embedding: NavigationInput['embedding'];
}

/** Reads all facts as currently known, without any request. */
export function readInput(
  client: QueryClient,
  visit: Visit,
  { failures, keepsDoubted, embedding }: Reading,
): NavigationInput {
  const clubUrl = clubUrlOf({ ...visit, embedding });
  const { queryKey } = sessionQuery();
  const isDoubted = !keepsDoubted && client.getQueryState(queryKey)?.isInvalidated;
  const cached = isDoubted ? undefined : client.getQueryData(queryKey);
  const session = factOf(cached, 'session', failures);
  const user = knownIn(session)?.user;
  return {
    ...visit,
    session,
    ...aboutUser(client, user, failures),
    club: clubFact(client, clubUrl, failures),
    course: factOf(client.getQueryData(courseUrlKey(clubUrl, visit.address.hash)), 'course', failures),
    code: arrivalStore.getState().code,
    asksAccount: accountSwitchStore.getState().asked !== undefined,
    wantedEmbedding: embeddingFrom(new URLSearchParams(visit.address.search)),
    embedding,
    invitingClub: invitingClub(),
  };
}

function factOf<Value>(value: Value | undefined, what: Loadable, failures: Failures): Fact<Value> {
  if (value !== undefined) return { known: value };
  return failures.has(what) ? { failed: failures.get(what) } : 'unknown';
}

function clubFact(client: QueryClient, url: string | undefined, failures: Failures): NavigationInput['club'] {
  if (isMissing(failures.get('club'))) return { known: 'missing' };
  return factOf(
    url === undefined ? undefined : client.getQueryData(clubQuery(url).queryKey),
    'club',
    failures,
  );
}

function aboutUser(client: QueryClient, user: User | undefined, failures: Failures) {
  const { selection } = selectionStore.getState();
  const others = client.getQueryData(familyQuery(user?.uid).queryKey);
  const clubs = client.getQueryData(userClubsQuery(user?.uid).queryKey);
  return {
    family: user ? factOf(others && [user, ...others], 'family', failures) : { known: [] },
    chosen: selection?.loginUid === user?.uid ? selection?.uid : undefined,
    blockedClubs: factOf(
      clubs?.filter(({ isBlocked }) => isBlocked).map(({ url }) => url),
      'blockedClubs',
      failures,
    ),
  };
}

/** The club of a pending invite that hasn't been opened yet. */
function invitingClub(): string | undefined {
  const { invite } = pendingInviteStore.getState();
  return invite?.isSettled === false ? invite.club : undefined;
}
