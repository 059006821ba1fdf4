import { and, eq, ne } from 'drizzle-orm';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { forms, questions } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { noteWhetherThereAreForms } from '../../../registration/forms.ts';
import { noteAction } from '../../noteAction.ts';
import { stateOf } from '../loadManagedForms.ts';
import { lockManagedForm } from '../requireManagedForm.ts';

interface NewState {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly url: string;
  readonly state: 'open' | 'closed';
}

/**
 * Opens or closes a form, in the caller's transaction. A form that is so already stays as it is, so that a repeat changes nothing. A day
 * that contradicts the opening goes.
 */
export async function setFormState(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, url, state }: NewState,
): Promise<void> {
  const form = await lockManagedForm(tx, { clubNid, url });
  const today = todayOf(clock);
  if (stateOf(form, today) === state) return;
  if (state === 'open') {
    const isQuestion = and(eq(questions.formNid, form.nid), ne(questions.type, 'static'));
    if ((await tx.$count(questions, isQuestion)) === 0)
      throw refusals.notAvailable(nl.management.formWithoutQuestions);
  }
  const opened = {
    state: null,
    opensOn: form.opensOn !== null && today < form.opensOn ? null : form.opensOn,
    closesOn: form.closesOn !== null && form.closesOn < today ? null : form.closesOn,
  };
  await tx
    .update(forms)
    .set({ ...(state === 'open' ? opened : { state }), changedAt: clock.now() })
    .where(eq(forms.nid, form.nid));
  await noteWhetherThereAreForms(tx, clubNid);
  const action = state === 'open' ? 'open-form' : 'close-form';
  await noteAction({ db: tx, clock }, { clubNid, by, action, oid: null, details: { what: form.title } });
}
