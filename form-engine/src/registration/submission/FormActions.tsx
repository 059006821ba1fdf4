import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';

/** The submit button. It keeps the focus while the form is being sent, and says so. */
export function FormActions({ store }: { readonly store: FormStore }) {
  const submission = useStore(store.shell, (shell) => shell.submission);
  const { texts } = store.form;
  const doing =
    submission === 'waiting' ? texts.waitingForFiles : submission === 'pending' && texts.submitting;
  return (
    <div className="cf-actions">
      <button type="submit" className="cf-button" aria-disabled={doing !== false || undefined}>
        {doing || texts.submit}
      </button>
    </div>
  );
}
