import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { systemClock } from '#src/platform/loading/clock.ts';
import { useOtherTabs } from '#src/platform/page/useOtherTabs.ts';
import { loginMarkKey } from '#src/platform/storage/storage.ts';
import { claimTab, isLoggedOut, markedLogin, markLogin } from '../state/loginMark.ts';
import { selectionKey, selectionStore } from '../state/selectionStore.ts';
import { sessionQuery } from './sessionQuery.ts';
import { useSession } from './useSession.ts';

/**
 * Keeps tabs in sync. Selecting a member selects that member in all tabs. A login also logs in tabs that show a visitor. A
 * logout, or the login of another user, reloads the other tabs.
 */
export function useSessionOfOtherTabs(): void {
  const client = useQueryClient();
  const session = useSession();
  const uid = session.status === 'user' ? session.user.uid : undefined;
  const isPending = session.status === 'pending';
  usePageCache(uid);

  useEffect(() => {
    // Marks a session that was already open too, so that other tabs notice its logout.
    if (uid !== undefined && markedLogin() !== uid) markLogin(uid, systemClock.now());
    if (!isPending) claimTab(uid);
  }, [uid, isPending]);

  const reread = useStore(selectionStore, (state) => state.reread);
  useOtherTabs(selectionKey, () => {
    // A logout also clears the selection. It is ignored here, because the reload follows and no request must go out before
    // it.
    if (!isLoggedOut()) reread();
  });
  useOtherTabs(loginMarkKey, () => {
    const marked = markedLogin();
    if (marked === uid) return;
    if (uid !== undefined) window.location.reload();
    else void client.invalidateQueries(sessionQuery());
  });
}

/**
 * Protects pages in the back/forward cache of the browser. A page is hidden when it is cached, and shown again only when the
 * same user is still logged in. Otherwise the page is reloaded.
 */
function usePageCache(uid: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    const page = document.documentElement;
    const putAway = ({ persisted }: PageTransitionEvent) => {
      if (persisted && uid !== undefined) page.hidden = true;
    };
    const takeOut = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (uid !== undefined && markedLogin() !== uid) return window.location.reload();
      page.hidden = false;
      void client.invalidateQueries(sessionQuery());
    };
    window.addEventListener('pagehide', putAway);
    window.addEventListener('pageshow', takeOut);
    return () => {
      window.removeEventListener('pagehide', putAway);
      window.removeEventListener('pageshow', takeOut);
    };
  }, [client, uid]);
}
