import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { an } from './people.ts';

/** A client with a session that the server no longer knows. The portal has not noticed yet. */
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
