import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useStore } from 'zustand';
import { clubQuery } from '../../features/club/index.ts';
import {
  type SessionState,
  selectionStore,
  useMembers,
  useSession,
  useUserClubs,
  visitor,
} from '../../features/session/index.ts';
import { accountSwitchStore } from '../../features/session/state/accountSwitchStore.ts';
import { embedStore } from '../../platform/embedStore.ts';
import type { RouteHandle } from '../routes/routeHandle.ts';
import type { Fact } from './decision/fact.ts';
import type { NavigationInput } from './decision/navigationInput.ts';
import { clubUrlOf } from './decision/situation.ts';
import { isUnknownClub } from './perform/isUnknownClub.ts';

/**
 * The facts about the open screen, kept up to date: the session may end, the member may change, a club may arrive. What the
 * address brought along (codes, invites) was handled before the screen opened.
 */
export function useNavigationInput(route: RouteHandle): NavigationInput {
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const address = { origin: window.location.origin, pathname, search, hash };
  const embedding = useStore(embedStore, (state) => state.embedding);
  const chosen = useStore(selectionStore, (state) => state.selection);
  const asksAccount = useStore(accountSwitchStore, ({ asked }) => asked !== undefined);
  const session = useSession();
  const members = useMembers();
  const user = session.status === 'user' ? session.user : undefined;
  const clubUrl = clubUrlOf({ address, params, route, embedding });
  return {
    address,
    params,
    route,
    embedding,
    code: undefined,
    asksAccount,
    wantedEmbedding: undefined,
    invitingClub: undefined,
    session: sessionFact(session),
    family: members.status === 'known' ? { known: members.members } : factOf(members),
    chosen: chosen?.loginUid === user?.uid ? chosen?.uid : undefined,
    club: useClubFact(clubUrl, user?.blocked === undefined),
    blockedClubs: {
      known: useUserClubs()
        .filter((club) => club.isBlocked)
        .map(({ url }) => url),
    },
    course: { known: null },
  };
}

function sessionFact(state: SessionState): NavigationInput['session'] {
  switch (state.status) {
    case 'user':
      return { known: state };
    case 'visitor':
      return { known: visitor };
    default:
      return factOf(state);
  }
}

function factOf(
  state: { readonly status: 'pending' } | { readonly status: 'failed'; readonly error: Error },
): Fact<never> {
  return state.status === 'failed' ? { failed: state.error } : 'unknown';
}

/** The server refuses every club to a blocked account, so none is requested. */
function useClubFact(url: string | undefined, isAllowed: boolean): NavigationInput['club'] {
  const { data, error } = useQuery({ ...clubQuery(url ?? ''), enabled: url !== undefined && isAllowed });
  if (data) return { known: data };
  if (!error) return 'unknown';
  return isUnknownClub(error) ? { known: 'missing' } : { failed: error };
}
