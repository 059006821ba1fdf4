import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { systemClock } from '#src/platform/clock.ts';
import { useOtherTabs } from '#src/platform/useOtherTabs.ts';
import { isLoggedOut, loginMarkKey, markedLogin, markLogin } from '../state/loginMark.ts';
import { selectionKey, selectionStore } from '../state/selectionStore.ts';
import { sessionQuery } from './sessionQuery.ts';
import { usePageCache } from './usePageCache.ts';
import { useSession } from './useSession.ts';

/**
 * Tabs go in step: a member chosen in one is chosen in all, a login logs in those that show a visitor, and a logout, or
 * the login of somebody else, ends the page of whoever was there.
 */
export function useSessionOfOtherTabs(): void {
  const client = useQueryClient();
  const session = useSession();
  const uid = session.status === 'user' ? session.user.uid : undefined;
  usePageCache(uid);

  useEffect(() => {
    // A session that was open already is marked too: its logout must be heard.
    if (uid !== undefined && markedLogin() !== uid) markLogin(uid, systemClock.now());
  }, [uid]);

  const reread = useStore(selectionStore, (state) => state.reread);
  useOtherTabs(selectionKey, () => {
    // Logging out takes the selection along: nothing is asked for anybody else meanwhile.
    if (!isLoggedOut()) reread();
  });
  useOtherTabs(loginMarkKey, () => {
    const marked = markedLogin();
    if (marked === uid) return;
    if (uid !== undefined) window.location.reload();
    else void client.invalidateQueries(sessionQuery());
  });
}
