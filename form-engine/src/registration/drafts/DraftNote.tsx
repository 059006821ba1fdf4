import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';

interface DraftNoteProps {
  readonly store: FormStore;
  readonly onDiscard: () => void;
  readonly onUndo: () => void;
}

/** Tells that a draft was restored, with a button to discard it; or that it was discarded, with a button to undo that. */
export function DraftNote({ store, onDiscard, onUndo }: DraftNoteProps) {
  const restored = useStore(store.shell, (shell) => shell.draftRestored);
  const discarded = useStore(store.shell, (shell) => shell.draftDiscarded);
  const { texts } = store.form;
  if (!restored && !discarded) return null;
  return (
    <p className="cf-note cf-draft">
      <span>{discarded ? texts.draftDiscarded : texts.draftRestored}</span>
      <button type="button" className="cf-link" onClick={discarded ? onUndo : onDiscard}>
        {discarded ? texts.draftUndo : texts.draftDiscard}
      </button>
    </p>
  );
}
