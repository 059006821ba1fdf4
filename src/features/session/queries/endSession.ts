import type { QueryClient } from '@tanstack/react-query';
import { logout } from '../../../api/session.ts';
import { localTexts, tabTexts } from '../../../platform/storage.ts';
import { sessionQuery, visitor } from './sessionQuery.ts';

/** Ends the session without leaving the page: what the browser and the query cache hold of it is forgotten. */
export async function endSession(client: QueryClient): Promise<void> {
  await logout();
  localTexts.clear();
  tabTexts.clear();
  client.clear();
  client.setQueryData(sessionQuery().queryKey, visitor);
}
