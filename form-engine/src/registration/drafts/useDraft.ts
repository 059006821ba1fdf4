import { useEffect, useRef } from 'react';
import type { DraftPort } from '../../ports.ts';
import { type DraftKeeper, keepDraft } from '../../store/draftKeeper.ts';
import type { FormStore } from '../../store/formStore.ts';

/** Keeps the draft of a form while it is on the screen; nothing where there is no port or no key. */
export function useDraft(
  store: FormStore,
  drafts: DraftPort | undefined,
  draftKey: string | undefined,
): { readonly current: DraftKeeper | undefined } {
  const keeper = useRef<DraftKeeper>(undefined);
  useEffect(() => {
    keeper.current = undefined;
    if (!drafts || draftKey === undefined) return undefined;
    const kept = keepDraft(store, drafts, draftKey);
    keeper.current = kept;
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('pagehide', kept.flush, { signal });
    // A phone may end a page that is out of sight without another word.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && kept.flush(),
      {
        signal,
      },
    );
    return () => {
      leaving.abort();
      // It stays at hand: a host may have left the form by the time it knows that it was sent, and the draft must go.
      kept.stop();
    };
  }, [store, drafts, draftKey]);
  return keeper;
}
