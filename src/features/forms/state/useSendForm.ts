import type { RegistrationPayload, SubmitRefusal } from '@clubpoort/form-engine';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../failures/index.ts';
import {
  browserAttempts,
  changedQuestions,
  type FormToFill,
  formProblems,
} from '../../form-filling/index.ts';
import { recheckSession } from '../../session/index.ts';
import { type FormOf, formQuery, sendForm } from '../queries/formQuery.ts';

export type Sending =
  | { readonly at: 'filling' | 'sending' }
  | { readonly at: 'failed'; readonly message: string }
  /** The club has changed the form since it was loaded. `questions` are the new or changed questions. */
  | { readonly at: 'form-changed'; readonly questions: readonly string[] };

/** Sends a form. A retry after a lost answer has the same idempotency key, so that the server stores one submission. */
export function useSendForm(about: FormOf, form: FormToFill, onSent: () => void) {
  const [sending, setSending] = useState<Sending>({ at: 'filling' });
  const queryClient = useQueryClient();

  const save = async (payload: RegistrationPayload): Promise<SubmitRefusal | 'unsent'> => {
    const { qids, newsletter, communicationStatus } = payload;
    const { uid, ...of } = about;
    const request = {
      ...of,
      ...(uid !== undefined && { uid }),
      ...(form.formVersion !== undefined && { formVersion: form.formVersion }),
      ...{ qids, newsletter, communicationStatus },
    };
    const name = ['form', of.club, of.form, uid ?? 'visitor'].join('-');
    const outcome = await sendForm(request, browserAttempts.keyFor(name, request));
    browserAttempts.forget(name);
    if (outcome.kind === 'saved') {
      onSent();
      return { problems: [] };
    }
    if (outcome.kind === 'form-changed') {
      const { questions } = await queryClient.fetchQuery({ ...formQuery(about), staleTime: 0 });
      setSending({ at: 'form-changed', questions: changedQuestions(form.sections, questions.sections) });
      return 'unsent';
    }
    setSending({ at: 'filling' });
    return { problems: formProblems(outcome.problems) };
  };

  /** The form's `onSubmit`. */
  const send = async (payload: RegistrationPayload): Promise<SubmitRefusal | 'unsent'> => {
    setSending({ at: 'sending' });
    try {
      return await save(payload);
    } catch (error) {
      setSending({ at: 'failed', message: failureText(error) });
      recheckSession(queryClient, error);
      return 'unsent';
    }
  };
  return { sending, send };
}
