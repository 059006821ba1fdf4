import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useStore } from 'zustand';
import { clubQuery } from '../../features/club/index.ts';
import { selectionStore, useMembers, useSession, useUserClubs } from '../../features/session/index.ts';
import { accountSwitchStore } from '../../features/session/state/sessionStores.ts';
import { usePageOrigin } from '../../platform/address/usePageOrigin.ts';
import { embedStore } from '../../platform/embed/embedStore.ts';
import type { RouteHandle } from '../routes/routeHandle.ts';
import type { NavigationInput } from './decision/navigationInput.ts';
import type { Loadable } from './decision/navigationStep.ts';
import { clubUrlOf } from './decision/situation.ts';
import { type Failures, readInput } from './perform/readInput.ts';

/** The address brought these along. They were handled before the screen opened. */
const handled = {
  code: undefined,
  wantedEmbedding: undefined,
  invitingClub: undefined,
  course: { known: null },
} as const;

/**
 * The facts about the open screen, kept up to date: the session may end, the member may change, a club may arrive. The stores
 * and queries are read by `readInput`; here they only cause a new render.
 */
export function useNavigationInput(route: RouteHandle): NavigationInput {
  const client = useQueryClient();
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const origin = usePageOrigin();
  const visit = { address: { origin, pathname, search, hash }, params, route };
  useStore(selectionStore, ({ selection }) => selection);
  useStore(accountSwitchStore);
  const embedding = useStore(embedStore, (state) => state.embedding);
  const failures = useFailures(clubUrlOf({ ...visit, embedding }));
  const input = readInput(client, visit, { failures, keepsDoubted: true, embedding });
  // The screen doesn't wait for the blocked clubs, so none is blocked until they are known.
  const blockedClubs = input.blockedClubs === 'unknown' ? { known: [] } : input.blockedClubs;
  return { ...input, ...handled, blockedClubs };
}

/** Requests the facts that `readInput` reads from the query cache, and subscribes to them. */
function useFailures(clubUrl: string | undefined): Failures {
  const session = useSession();
  const members = useMembers();
  useUserClubs();
  // The server refuses every club to a blocked account, so none is requested.
  const isAllowed = session.status !== 'user' || session.user.blocked === undefined;
  const club = useQuery({ ...clubQuery(clubUrl ?? ''), enabled: clubUrl !== undefined && isAllowed });
  const failures = new Map<Loadable, unknown>();
  if (session.status === 'failed') failures.set('session', session.error);
  if (members.status === 'failed') failures.set('family', members.error);
  if (!club.data && club.error) failures.set('club', club.error);
  return failures;
}
