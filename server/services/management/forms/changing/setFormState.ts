import { and, eq, ne } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { forms, questions } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { type FormRow, noteWhetherThereAreForms } from '#server/services/registration/forms.ts';
import { nl } from '#server/texts/nl.ts';
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
 * Opens or closes a form. A form that is so already stays as it is, so that a repeat changes nothing. A day that contradicts the opening
 * goes.
 */
export function setFormState(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, url, state }: NewState,
): Promise<void> {
  return db.transaction(async (tx) => {
    const form = await lockManagedForm(tx, { clubNid, url });
    const today = todayOf(clock);
    if (stateOf(form, today) === state) return;
    if (state === 'open') await requireQuestions(tx, form);
    await tx
      .update(forms)
      .set({ ...(state === 'open' ? openedOn(form, today) : { state }), changedAt: clock.now() })
      .where(eq(forms.nid, form.nid));
    await noteWhetherThereAreForms(tx, clubNid);
    const action = state === 'open' ? 'open-form' : 'close-form';
    await noteAction({ db: tx, clock }, { clubNid, by, action, oid: null, details: { what: form.title } });
  });
}

async function requireQuestions(tx: Database, { nid }: FormRow): Promise<void> {
  const isQuestion = and(eq(questions.formNid, nid), ne(questions.type, 'static'));
  if ((await tx.$count(questions, isQuestion)) === 0)
    throw refusals.notAvailable(nl.management.formWithoutQuestions);
}

function openedOn({ opensOn, closesOn }: FormRow, today: IsoDay) {
  return {
    state: null,
    opensOn: opensOn !== null && today < opensOn ? null : opensOn,
    closesOn: closesOn !== null && closesOn < today ? null : closesOn,
  };
}
