import type { QueryClient } from '@tanstack/react-query';
import { logout } from '../../../api/session.ts';
import { forgetNotices } from '../../notices/index.ts';
import { forgetStored } from '../state/loginMark.ts';
import { selectionStore } from '../state/selectionStore.ts';
import { sessionQuery, visitor } from './sessionQuery.ts';

/** Ends the session without leaving the page: what the browser and the query cache hold of it is forgotten. */
export async function endSession(client: QueryClient): Promise<void> {
  await logout();
  forgetStored();
  forgetNotices();
  selectionStore.getState().reread();
  const { queryKey } = sessionQuery();
  // The session itself is replaced and not removed: screens that watch it are told.
  client.setQueryData(queryKey, visitor);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
}
