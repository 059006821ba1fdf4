import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Session } from '../../api/session.ts';
import { canKeepPages } from '../../features/offline/index.ts';
import { isOwnDevice } from '../../features/session/index.ts';
import { whenIdle } from '../../platform/loading/whenIdle.ts';
import { markListsOld } from '../../platform/storage/keptTimes.ts';

/**
 * Starts the rounds that keep pages for offline use by itself: at the start of a page, once the connection is back, and when the person comes
 * back to the tab. After a change that the person made, the next round fetches everything anew.
 */
export function KeepsByItself({ user }: { user: NonNullable<Session['user']> }) {
  const client = useQueryClient();
  useEffect(() => {
    const round = async () => {
      if (document.hidden || !isOwnDevice(user.uid) || !canKeepPages()) return;
      await whenIdle();
      // Without a connection the code can't be loaded either. The next round loads it.
      const loaded = await import('./keepByItself.ts').catch(() => undefined);
      await loaded?.keepByItself(client, user).catch(() => undefined);
    };
    const start = () => void round();
    start();
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', start);
    const unsubscribe = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') markListsOld();
    });
    return () => {
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', start);
      unsubscribe();
    };
  }, [client, user]);
  return null;
}
