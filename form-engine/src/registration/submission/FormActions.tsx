import { useStore } from 'zustand';
import type { FormStore, ShellState } from '../../store/formStore.ts';
import type { Texts } from '../../texts/nl.ts';

/** The submit button. While the form is being sent, the button keeps the focus and its text says so. */
export function FormActions({ store }: { readonly store: FormStore }) {
  const submission = useStore(store.shell, (shell) => shell.submission);
  const { texts } = store.form;
  const doing = sayings(texts)[submission] ?? false;
  return (
    <div className="cf-actions">
      <button type="submit" className="cf-button" aria-disabled={doing !== false || undefined}>
        {doing || texts.submit}
      </button>
    </div>
  );
}

function sayings(texts: Texts): Partial<Record<ShellState['submission'], string>> {
  return { waiting: texts.waitingForFiles, checking: texts.addressChecking, pending: texts.submitting };
}
