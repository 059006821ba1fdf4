import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../queries/useSession.ts';
import { selectionStorageKey, selectionStore } from '../state/selectionStore.ts';

/** What another tab does holds here too: a member chosen there is chosen here, and a logout there ends this page. */
export function useOtherTabs(): void {
  const session = useSession();
  const reread = useStore(selectionStore, (state) => state.reread);
  const loggedIn = session.status === 'user';
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== selectionStorageKey) return;
      if (newValue === null && loggedIn) window.location.reload();
      else reread();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [loggedIn, reread]);
}
