import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#src/api/session.ts';
import { systemClock } from '#src/platform/clock.ts';
import { markedLogin, markLogin, replaceLoginMark } from '../state/loginMark.ts';
import { selectionStore } from '../state/selectionStore.ts';
import { replaceSession, sessionQuery } from './sessionQuery.ts';

/**
 * Goes on as whom the server has opened a session for. What was asked as a visitor may be answered differently now, so
 * that the next screen asks again; what was known of somebody else is gone.
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

/** A guardian takes the account over: the minor stays selected, and what they were filling in stays. */
export function handOverSession(client: QueryClient, session: Session, minor: number): void {
  const guardian = session.user?.uid;
  if (guardian === undefined) return;
  replaceLoginMark(guardian, systemClock.now());
  selectionStore.getState().select(minor, guardian);
  void client.invalidateQueries({ refetchType: 'none' });
  replaceSession(client, session);
}
