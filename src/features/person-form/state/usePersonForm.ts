import type { RegistrationPayload, SubmitRefusal } from '@clubpoort/form-engine';
import type { CompiledForm, Ports } from '@clubpoort/form-engine/headless';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tabTexts } from '#src/platform/storage/storage.ts';
import { failureText } from '../../failures/index.ts';
import { browserPorts, draftsPort } from '../../form-filling/index.ts';
import { isLoginOver, recheckSession } from '../../session/index.ts';
import { fieldProblems, type PersonValues, personValues } from '../view/personValues.ts';

type SavingState =
  | { readonly at: 'filling' }
  | { readonly at: 'saving' }
  | { readonly at: 'failed'; readonly message: string };

/** Saves a form. A refusal is shown at its field and any other failure in `saving`. Nothing typed is lost. */
export function usePersonForm(form: CompiledForm, save: (values: PersonValues) => Promise<void>) {
  const client = useQueryClient();
  const [saving, setSaving] = useState<SavingState>({ at: 'filling' });

  const submit = async ({ qids }: RegistrationPayload): Promise<SubmitRefusal | 'unsent'> => {
    setSaving({ at: 'saving' });
    try {
      await save(personValues(qids));
      setSaving({ at: 'filling' });
      return { problems: [] };
    } catch (error) {
      if (error instanceof SaveCancelled) {
        setSaving({ at: 'filling' });
        return 'unsent';
      }
      const problems = fieldProblems(error, form);
      setSaving(problems.length > 0 ? { at: 'filling' } : { at: 'failed', message: failureText(error) });
      // An expired session leads to the login, which comes back here. The draft is restored then.
      recheckSession(client, error);
      return problems.length > 0 ? { problems } : 'unsent';
    }
  };
  return { saving, submit };
}

/**
 * The same ports as for a registration, but drafts about a person are kept in this tab only. A form that is still on screen after its
 * account was erased, or logged out in another tab, must not save its draft again.
 */
export const personPorts: Ports = { ...browserPorts, drafts: draftsPort(tabTexts, () => !isLoginOver()) };

/** Thrown by a `save` that the person cancelled: nothing was sent, so no message is shown. */
export class SaveCancelled extends Error {
  override readonly name = 'SaveCancelled';
}
