import { useStore } from 'zustand';
import { useOtherTabs } from '../../../platform/useOtherTabs.ts';
import { selectionKey, selectionStore } from '../state/selectionStore.ts';
import { useSession } from './useSession.ts';

/** A member chosen in another tab is chosen here, and a logout there ends this page. */
export function useSessionOfOtherTabs(): void {
  const session = useSession();
  const reread = useStore(selectionStore, (state) => state.reread);
  useOtherTabs(selectionKey, (change) => {
    if (change === 'removed' && session.status === 'user') window.location.reload();
    else reread();
  });
}
