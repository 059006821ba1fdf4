import type { QueryClient } from '@tanstack/react-query';
import { followAuthCode } from '#src/features/session/queries/followAuthCode.ts';
import { sessionQuery } from '#src/features/session/queries/sessionQuery.ts';
import { arrivalStore } from '../state/arrivalStore.ts';

/**
 * Logs in whom the code stands for. Where it fails, what the server says next of the session holds.
 * @throws what asking for the session threw; the code is kept then, for another try
 */
export async function followCode(client: QueryClient, code: string): Promise<void> {
  const outcome = await followAuthCode(client, code);
  if (outcome === 'failed') {
    await client.invalidateQueries({ ...sessionQuery(), refetchType: 'none' });
    await client.fetchQuery(sessionQuery());
    arrivalStore.setState(({ notices }) => ({ notices: [...notices, 'linkExpired'] }));
  }
  if (outcome === 'logged-in') {
    // Anybody can send a link that logs in as themselves: who fills in a form must see for whom.
    const name = client.getQueryData(sessionQuery().queryKey)?.user?.name;
    arrivalStore.setState({ loggedInAs: name });
  }
  arrivalStore.setState({ code: undefined });
}
