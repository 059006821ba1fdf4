import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { forms, submissions } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { noteWhetherThereAreForms } from '../../../registration/forms.ts';
import { noteAction } from '../../noteAction.ts';
import { lockManagedForm } from '../requireManagedForm.ts';

interface Removing {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly url: string;
}

/** Deletes a form with its questions, in the caller's transaction. A form that somebody sent stays, because its answers would go too. */
export async function removeForm(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, url }: Removing,
): Promise<void> {
  const form = await lockManagedForm(tx, { clubNid, url });
  if ((await tx.$count(submissions, eq(submissions.formNid, form.nid))) > 0)
    throw refusals.notAvailable(nl.management.formWithAnswers);
  await tx.delete(forms).where(eq(forms.nid, form.nid));
  await noteWhetherThereAreForms(tx, clubNid);
  await noteAction(
    { db: tx, clock },
    { clubNid, by, action: 'remove-form', oid: null, details: { what: form.title } },
  );
}
