import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';

/** The submit button. It keeps the focus while the form is being sent, and says so. */
export function FormActions({ store }: { readonly store: FormStore }) {
  const pending = useStore(store.shell, (shell) => shell.submission === 'pending');
  const { texts } = store.form;
  return (
    <div className="cf-actions">
      <button type="submit" className="cf-button" aria-disabled={pending || undefined}>
        {pending ? texts.submitting : texts.submit}
      </button>
    </div>
  );
}
