import type { QueryClient } from '@tanstack/react-query';
import { familyQuery } from './familyQuery.ts';
import { sessionQuery } from './sessionQuery.ts';

/** Asks anew who is logged in and who their family is: one of them has changed. */
export async function refreshFamily(client: QueryClient): Promise<void> {
  const [family] = familyQuery(undefined).queryKey;
  await Promise.all([
    client.invalidateQueries({ queryKey: [family] }),
    client.invalidateQueries(sessionQuery()),
  ]);
}
