import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markedLogin } from '../state/loginMark.ts';
import { sessionQuery } from './sessionQuery.ts';

/**
 * A browser keeps a page that is left, and shows it again as it was when somebody goes back. It is put away blank, and
 * shown only if the same person is still logged in by then.
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
