import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';

interface DraftNoteProps {
  readonly store: FormStore;
  readonly onDiscard: () => void;
}

/** Tells that a draft was restored, with a button to discard it. */
export function DraftNote({ store, onDiscard }: DraftNoteProps) {
  const restored = useStore(store.shell, (shell) => shell.draftRestored);
  const { texts } = store.form;
  if (!restored) return null;
  return (
    <p className="cf-note cf-draft">
      <span>{texts.draftRestored}</span>
      <button type="button" className="cf-link" onClick={onDiscard}>
        {texts.draftDiscard}
      </button>
    </p>
  );
}
