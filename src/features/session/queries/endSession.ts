import type { QueryClient } from '@tanstack/react-query';
import { logout } from '#src/api/session.ts';
import { forgetNotices } from '../../notices/index.ts';
import { forgetStored } from '../state/loginMark.ts';
import { selectionStore } from '../state/selectionStore.ts';
import { replaceSession, sessionQuery, visitor } from './sessionQuery.ts';

/** Ends the session without leaving the page: what the browser and the query cache hold of it is forgotten. */
export async function endSession(client: QueryClient): Promise<void> {
  await logout();
  forgetStored();
  forgetNotices();
  selectionStore.getState().reread();
  const { queryKey } = sessionQuery();
  // Replaced and not removed: screens that watch it are told.
  replaceSession(client, visitor);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
}
