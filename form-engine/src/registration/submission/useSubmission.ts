import { useCallback } from 'react';
import { checkForm } from '../../store/checkForm.ts';
import type { FormStore } from '../../store/formStore.ts';
import { clearRefusal, refuse } from '../../store/refuse.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';
import type { RegistrationFormSettings, SubmitRefusal } from '../registrationFormProps.ts';
import { useLatest } from '../useLatest.ts';

interface Submission extends Pick<RegistrationFormSettings, 'onInvalid'> {
  readonly context: () => ValidationContext;
  readonly asksAgreement: boolean;
  readonly send: () => ReturnType<RegistrationFormSettings['onSubmit']>;
  readonly onSent: () => void;
}

/** One way to submit, for the button, the Enter key and the host: checks, sends, and shows what was refused. */
export function useSubmission(store: FormStore, submission: Submission): () => Promise<void> {
  const latest = useLatest(submission);
  return useCallback(async () => {
    const { context, asksAgreement, send, onSent, onInvalid } = latest.current;
    if (store.shell.getState().submission === 'pending') return;
    const problems = checkForm(store, context(), { agreement: asksAgreement });
    if (problems.length > 0) {
      refuse(store, problems, 'browser');
      onInvalid?.(problems);
      return;
    }
    clearRefusal(store);
    store.shell.setState({ submission: 'pending' });
    const sent = await settle(send);
    store.shell.setState({ submission: sent === 'failed' ? 'failed' : 'idle' });
    if (sent === 'failed' || sent === 'unsent') return;
    if (sent.problems.length === 0) return onSent();
    refuse(store, sent.problems, 'server');
    onInvalid?.(sent.problems);
  }, [store, latest]);
}

/** A throwing host is reported as any uncaught error is, but the form stays usable. */
async function settle(send: Submission['send']): Promise<SubmitRefusal | 'unsent' | 'failed'> {
  try {
    return (await send()) ?? { problems: [] };
  } catch (error) {
    reportError(error);
    return 'failed';
  }
}
