import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { forms, submissions } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { noteWhetherThereAreForms } from '#server/services/registration/forms.ts';
import { nl } from '#server/texts/nl.ts';
import { noteAction } from '../../noteAction.ts';
import { lockManagedForm } from '../requireManagedForm.ts';

interface Removing {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly url: string;
}

/** Deletes a form with its questions. A form that somebody sent stays, because its answers would go too. */
export function removeForm(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, url }: Removing,
): Promise<void> {
  return db.transaction(async (tx) => {
    const form = await lockManagedForm(tx, { clubNid, url });
    if ((await tx.$count(submissions, eq(submissions.formNid, form.nid))) > 0)
      throw refusals.notAvailable(nl.management.formWithAnswers);
    await tx.delete(forms).where(eq(forms.nid, form.nid));
    await noteWhetherThereAreForms(tx, clubNid);
    const details = { what: form.title };
    await noteAction({ db: tx, clock }, { clubNid, by, action: 'remove-form', oid: null, details });
  });
}
