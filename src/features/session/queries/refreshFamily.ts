import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './sessionQuery.ts';
import { familyQuery } from './useMembers.ts';

/** Refetches the session and the family after a change of one of their members. */
export async function refreshFamily(client: QueryClient): Promise<void> {
  const [family] = familyQuery(undefined).queryKey;
  await Promise.all([
    client.invalidateQueries({ queryKey: [family] }),
    client.invalidateQueries(sessionQuery()),
  ]);
}
