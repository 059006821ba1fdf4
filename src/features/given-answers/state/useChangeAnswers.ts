import type { RegistrationPayload, SubmitRefusal } from '@clubpoort/form-engine';
import type { CompiledForm } from '@clubpoort/form-engine/headless';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusedWith, refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import type { GivenAnswer } from '#src/api/entities/registration/givenAnswers.ts';
import type { OwnRegistration } from '#src/api/entities/registration/ownRegistration.ts';
import { failureText } from '../../failures/index.ts';
import { compileSections, formProblems } from '../../form-filling/index.ts';
import { recheckSession } from '../../session/index.ts';
import { answersQuery } from '../queries/answersQuery.ts';
import { changedAnswers, storedAnswers } from '../view/answers.ts';

export type Saving =
  | { readonly at: 'filling' | 'saving' }
  | { readonly at: 'failed'; readonly message: string }
  /** Another device changed the same answers. The next save replaces them. */
  | { readonly at: 'meanwhile'; readonly answers: readonly GivenAnswer[] };

type Outcome = SubmitRefusal | 'unsent';

/** Sends the changed answers. A repeat changes nothing, so it needs no key. Nothing typed is lost. */
export function useChangeAnswers(registration: OwnRegistration, form: CompiledForm, onSaved: () => void) {
  const client = useQueryClient();
  const [saving, setSaving] = useState<Saving>({ at: 'filling' });
  // The form whose answers the person has seen: another one after a change on another device.
  const [seenForm, setSeenForm] = useState(form);
  const { id, uid, club } = registration;

  /** Finds what another device changed. `false` where that is nothing: then the refusal had another reason. */
  const findChanged = async (keys: readonly string[]): Promise<boolean> => {
    const now = await client.fetchQuery({ ...answersQuery(registration), staleTime: 0 });
    const present = compileSections(now.form);
    const valueIn = (one: CompiledForm, key: string) => JSON.stringify(storedAnswers(one, [key]));
    const changed = keys.filter((key) => valueIn(seenForm, key) !== valueIn(present, key));
    if (changed.length === 0) return false;
    setSeenForm(present);
    const shown = now.sections.flatMap(({ answers }) => answers);
    setSaving({ at: 'meanwhile', answers: shown.filter(({ key }) => changed.includes(key)) });
    return true;
  };

  const submit = async ({ qids: all }: Pick<RegistrationPayload, 'qids'>): Promise<Outcome> => {
    setSaving({ at: 'saving' });
    const qids = changedAnswers(form, all);
    const keys = Object.keys(qids);
    try {
      const seen = storedAnswers(seenForm, keys);
      if (keys.length > 0)
        await post('change_answers', { club: club.nid, uid, registration: id, qids, seen });
      await client.invalidateQueries({ queryKey: ['answers', id] });
      onSaved();
      return { problems: [] };
    } catch (error) {
      const problems = formProblems(refusalOf(error)?.problems ?? []);
      if (problems.length > 0) {
        setSaving({ at: 'filling' });
        return { problems };
      }
      // A failure of this look leaves the sentence of the refusal.
      if (isRefusedWith(error, 'conflict') && (await findChanged(keys).catch(() => false))) return 'unsent';
      setSaving({ at: 'failed', message: failureText(error) });
      recheckSession(client, error);
      return 'unsent';
    }
  };
  return { saving, submit };
}
