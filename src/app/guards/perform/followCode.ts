import type { QueryClient } from '@tanstack/react-query';
import { followAuthCode } from '#src/features/session/queries/followAuthCode.ts';
import { sessionQuery } from '#src/features/session/queries/sessionQuery.ts';
import { arrivalStore } from '../state/arrivalStore.ts';

/**
 * Logs in the account that the code stands for. After a failure the session is fetched again, and the answer counts.
 * @throws the error of fetching the session; the code is then kept for a retry
 */
export async function followCode(client: QueryClient, code: string): Promise<void> {
  const outcome = await followAuthCode(client, code);
  if (outcome === 'failed') {
    await client.invalidateQueries({ ...sessionQuery(), refetchType: 'none' });
    await client.fetchQuery(sessionQuery());
    arrivalStore.setState(({ notices }) => ({ notices: [...notices, 'linkExpired'] }));
  }
  if (outcome === 'logged-in') {
    // Anybody can send a link that logs in to their own account, so the person must see whose account is now open.
    const name = client.getQueryData(sessionQuery().queryKey)?.user?.name;
    arrivalStore.setState({ loggedInAs: name });
  }
  arrivalStore.setState({ code: undefined });
}
