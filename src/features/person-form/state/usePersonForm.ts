import type { RegistrationPayload, SubmitRefusal } from '@clubpoort/form-engine';
import type { CompiledForm } from '@clubpoort/form-engine/headless';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../failures/index.ts';
import { recheckSession } from '../../session/index.ts';
import { fieldProblems } from '../view/fieldProblems.ts';
import { type PersonValues, personValues } from '../view/personValues.ts';
import { SaveCancelled } from './saveCancelled.ts';

export type SavingState =
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
