import type { QueryClient } from '@tanstack/react-query';
import { logout } from '#src/api/session.ts';
import { finishBeforeLogout } from '#src/platform/logoutGuard.ts';
import { forgetNotices } from '../../notices/index.ts';
import { forgetStored } from '../state/loginMark.ts';
import { selectionStore } from '../state/selectionStore.ts';
import { replaceSession, sessionQuery, visitor } from './sessionQuery.ts';

/** Logs out without leaving the page. Clears what the browser and the query cache hold of the session. */
export async function endSession(client: QueryClient): Promise<void> {
  await finishBeforeLogout();
  await logout();
  forgetStored();
  forgetNotices();
  selectionStore.getState().reread();
  const { queryKey } = sessionQuery();
  // The session query is replaced, not removed, so that its observers are notified.
  replaceSession(client, visitor);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
}
