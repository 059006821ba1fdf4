import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#src/api/session.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { markedLogin, markLogin, replaceLoginMark } from '../state/loginMark.ts';
import { selectionStore } from '../state/selectionStore.ts';
import { replaceSession, sessionQuery } from './sessionQuery.ts';

/**
 * Continues with a session that the server has opened. Cached answers are invalidated, because a visitor may get other
 * answers than a user. Cached data of another user is removed.
 */
export function openSession(client: QueryClient, session: Session): void {
  const { queryKey } = sessionQuery();
  const uid = session.user?.uid;
  const before = client.getQueryData(queryKey)?.user?.uid ?? markedLogin();
  if (uid !== undefined) markLogin(uid, systemClock.now());
  if (before !== undefined && before !== uid) {
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    selectionStore.getState().reread();
  }
  void client.invalidateQueries({ refetchType: 'none' });
  replaceSession(client, session);
}

/** Passes the login of a minor to the guardian. The selected minor and all drafts are kept. */
export function openSessionOfMinor(client: QueryClient, session: Session, minor: number): void {
  const guardian = session.user?.uid;
  if (guardian === undefined) return;
  replaceLoginMark(guardian, systemClock.now());
  selectionStore.getState().select(minor, guardian);
  void client.invalidateQueries({ refetchType: 'none' });
  replaceSession(client, session);
}
