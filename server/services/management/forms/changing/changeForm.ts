import { eq } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Context } from '#server/context.ts';
import { forms } from '#server/db/schema.ts';
import { noteWhetherThereAreForms } from '#server/services/registration/forms.ts';
import { noteAction } from '../../noteAction.ts';
import { lockManagedForm } from '../requireManagedForm.ts';

interface FormChange {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly url: string;
  readonly facts: FormFacts;
}

/** What a form says of itself, beside its questions. */
interface FormFacts {
  readonly title: string;
  readonly description: string;
  readonly needsLogin: boolean;
  readonly opensOn: IsoDay | null;
  readonly closesOn: IsoDay | null;
}

const fields = ['title', 'description', 'needsLogin', 'opensOn', 'closesOn'] as const;

function isSame(form: FormFacts, facts: FormFacts): boolean {
  return fields.every((field) => form[field] === facts[field]);
}

/**
 * Changes what a form says of itself. Its url stays: members have it in a mail. A form that was closed by hand stays closed, whatever its
 * days.
 */
export function changeForm(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, url, facts }: FormChange,
): Promise<void> {
  return db.transaction(async (tx) => {
    const form = await lockManagedForm(tx, { clubNid, url });
    if (isSame(form, facts)) return;
    const { title } = facts;
    await tx
      .update(forms)
      .set({ ...facts, changedAt: clock.now() })
      .where(eq(forms.nid, form.nid));
    await noteWhetherThereAreForms(tx, clubNid);
    const what = form.title === title ? title : `${form.title} → ${title}`;
    await noteAction({ db: tx, clock }, { clubNid, by, action: 'change-form', oid: null, details: { what } });
  });
}
