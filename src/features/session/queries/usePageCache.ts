import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markedLogin } from '../state/loginMark.ts';
import { sessionQuery } from './sessionQuery.ts';

/**
 * Protects pages in the back/forward cache of the browser. A page is hidden when it is cached, and shown again only when the
 * same user is still logged in. Otherwise the page is reloaded.
 */
export function usePageCache(uid: number | undefined): void {
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
