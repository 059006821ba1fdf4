import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';

interface DraftNoteProps {
  readonly store: FormStore;
  readonly onDiscard: () => void;
}

/** Says that earlier work was brought back, with a way to be rid of it. */
export function DraftNote({ store, onDiscard }: DraftNoteProps) {
  const draft = useStore(store.shell, (shell) => shell.draft);
  const { texts } = store.form;
  return (
    <div className="cf-draft" role="status">
      {draft === 'restored' && (
        <p className="cf-note">
          <span>{texts.draftRestored}</span>
          <button type="button" className="cf-link" onClick={onDiscard}>
            {texts.draftDiscard}
          </button>
        </p>
      )}
      {draft === 'saved' && <p className="cf-draft-saved">{texts.draftSaved}</p>}
    </div>
  );
}
