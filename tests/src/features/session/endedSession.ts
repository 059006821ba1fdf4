import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { an } from './people.ts';

/** The server knows the session no more, of which the portal has still to hear. */
export function endedSession(): QueryClient {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('validate_auth')
      ? Response.json({ user: null })
      : Response.json({ errors: ['Meld je opnieuw aan.'], code: 'unauthenticated' }, { status: 401 }),
  );
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  return client;
}
