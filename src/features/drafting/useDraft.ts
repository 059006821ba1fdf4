import { useEffect, useState, useSyncExternalStore } from 'react';
import { systemClock } from '#src/platform/loading/clock.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { createDraft, type DraftPorts, type DraftStore } from './createDraft.ts';
import type { Opened } from './draft.ts';

/** The draft of this manager, for as long as the screen is there. It begins with what its first render gets. */
export function useDraft<Content>(
  opened: Opened<Content>,
  ports: Omit<DraftPorts<Content>, 'storage' | 'clock'>,
): DraftStore<Content> {
  const [draft] = useState(() => createDraft(opened, { ...ports, storage: localTexts, clock: systemClock }));
  useEffect(() => {
    const send = () => void draft.send();
    // A page that is hidden may be closed next.
    document.addEventListener('visibilitychange', send);
    window.addEventListener('online', send);
    return () => {
      document.removeEventListener('visibilitychange', send);
      window.removeEventListener('online', send);
      draft.stop();
    };
  }, [draft]);
  return draft;
}

export function useDraftState<Content>(draft: DraftStore<Content>) {
  return useSyncExternalStore(draft.subscribe, draft.get);
}
