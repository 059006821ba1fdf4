import type { QueryClient } from '@tanstack/react-query';
import { exchangeAuthCode, readCodeOwner } from '#src/api/authCodes.ts';
import { accountSwitchStore } from '../state/sessionStores.ts';
import { openSession } from './openSession.ts';
import { sessionQuery } from './sessionQuery.ts';

/**
 * Handles a login code in an address (specification 2.3). `asking` opens a dialog while the current user stays logged in.
 * `failed` means that the code belongs to nobody or could not be checked.
 */
export async function followAuthCode(
  client: QueryClient,
  code: string,
): Promise<'logged-in' | 'same' | 'asking' | 'failed'> {
  try {
    const wanted = (await readCodeOwner(code)).user;
    if (!wanted) return 'failed';
    const current = (await client.ensureQueryData(sessionQuery())).user;
    if (!current) {
      openSession(client, await exchangeAuthCode(code));
      return 'logged-in';
    }
    if (current.uid === wanted.uid) return 'same';
    accountSwitchStore.setState({ asked: { code, current: current.name, wanted: wanted.name } });
    return 'asking';
  } catch {
    return 'failed';
  }
}
