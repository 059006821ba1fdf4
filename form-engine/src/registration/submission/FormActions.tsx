import { useStore } from 'zustand';
import type { FormStore, ShellState } from '../../store/formStore.ts';
import type { Texts } from '../../texts/nl.ts';
import type { RegistrationFormSettings } from '../registrationFormProps.ts';
import { BackButton } from '../steps/StepActions.tsx';

interface FormActionsProps {
  readonly store: FormStore;
  /** Goes to the step before; absent in a form of one page. */
  readonly onBack: (() => void) | undefined;
  /** The text of the button while it leads to the next course; `undefined` where it submits. */
  readonly nextCourse: string | undefined;
  /** The host's own submit button, in place of this one. */
  readonly children: RegistrationFormSettings['children'];
}

/** The way back, and the submit button or what the host has in its place. */
export function FormActions({ store, onBack, nextCourse, children }: FormActionsProps) {
  const back = onBack && <BackButton store={store} onBack={onBack} />;
  const isDraftSaved = useStore(store.shell, (shell) => shell.draftSaved);
  if (children === undefined || children === null)
    return (
      <div className="cf-actions">
        {back}
        <SubmitButton store={store} nextCourse={nextCourse} />
      </div>
    );
  return (
    <>
      {back && <div className="cf-actions">{back}</div>}
      {typeof children === 'function' ? children({ nextCourse, isDraftSaved }) : children}
    </>
  );
}

/** While the form is being sent, the button keeps the focus and its text says so. */
function SubmitButton({ store, nextCourse }: Pick<FormActionsProps, 'store' | 'nextCourse'>) {
  const submission = useStore(store.shell, (shell) => shell.submission);
  const { texts } = store.form;
  const doing = sayings(texts)[submission] ?? false;
  return (
    <button type="submit" className="cf-button" aria-disabled={doing !== false || undefined}>
      {doing || nextCourse || texts.submit}
    </button>
  );
}

function sayings(texts: Texts): Partial<Record<ShellState['submission'], string>> {
  return {
    loading: texts.controlLoading,
    waiting: texts.waitingForFiles,
    checking: texts.addressChecking,
    pending: texts.submitting,
  };
}
