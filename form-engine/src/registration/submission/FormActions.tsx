import { useStore } from 'zustand';
import type { FormStore, ShellState } from '../../store/formStore.ts';
import type { Texts } from '../../texts/nl.ts';
import { BackButton } from '../steps/StepActions.tsx';

interface FormActionsProps {
  readonly store: FormStore;
  /** Goes to the step before; absent in a form of one page. */
  readonly onBack: (() => void) | undefined;
}

/** The submit button. While the form is being sent, the button keeps the focus and its text says so. */
export function FormActions({ store, onBack }: FormActionsProps) {
  const submission = useStore(store.shell, (shell) => shell.submission);
  const { texts } = store.form;
  const doing = sayings(texts)[submission] ?? false;
  return (
    <div className="cf-actions">
      {onBack && <BackButton store={store} onBack={onBack} />}
      <button type="submit" className="cf-button" aria-disabled={doing !== false || undefined}>
        {doing || texts.submit}
      </button>
    </div>
  );
}

function sayings(texts: Texts): Partial<Record<ShellState['submission'], string>> {
  return { waiting: texts.waitingForFiles, checking: texts.addressChecking, pending: texts.submitting };
}
