import { useEffect, useRef } from 'react';
import type { DraftPort } from '../../ports.ts';
import { type DraftKeeper, keepDraft } from '../../store/drafts/draftKeeper.ts';
import type { FormStore } from '../../store/formStore.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';

interface DraftOfForm {
  readonly drafts: DraftPort | undefined;
  readonly draftKey: string | undefined;
  /** Must stay the same function: another one loads the draft again. */
  readonly context: () => ValidationContext;
}

/** Saves and restores the draft of a form while the form is mounted. Does nothing without a port or a key. */
export function useDraft(
  store: FormStore,
  { drafts, draftKey, context }: DraftOfForm,
): { readonly current: DraftKeeper | undefined } {
  const keeper = useRef<DraftKeeper>(undefined);
  /** The key of the draft whose keeper stopped with unsaved answers. A next store of the same form holds them too. */
  const unsaved = useRef<string>(undefined);
  useEffect(() => {
    keeper.current = undefined;
    if (!drafts || draftKey === undefined) return undefined;
    const kept = keepDraft(store, {
      ...{ drafts, draftKey, context },
      hasUnsaved: unsaved.current === draftKey,
    });
    keeper.current = kept;
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('pagehide', kept.flush, { signal });
    // A phone may kill a hidden page without another event.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && kept.flush(),
      {
        signal,
      },
    );
    return () => {
      leaving.abort();
      // Keeps the draft keeper in the ref: a host may unmount the form before it knows that the form was sent. The draft
      // must be removed then too.
      unsaved.current = kept.stop() ? draftKey : undefined;
    };
  }, [store, drafts, draftKey, context]);
  return keeper;
}
