import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { forms } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { FormRow } from '../../registration/forms.ts';

interface WantedForm {
  readonly clubNid: number;
  readonly url: string;
}

/** A form of the club, also a draft. A form of another club is not found. */
export async function requireManagedForm(db: Database, wanted: WantedForm): Promise<FormRow> {
  const [form] = await db.select().from(forms).where(isAt(wanted));
  if (!form) throw refusals.notFound(nl.refusals.formNotFound);
  return form;
}

/** The form for a change in the caller's transaction. Waits for whoever sends it at this moment. */
export async function lockManagedForm(tx: Database, wanted: WantedForm): Promise<FormRow> {
  const [form] = await tx.select().from(forms).where(isAt(wanted)).for('update');
  if (!form) throw refusals.notFound(nl.refusals.formNotFound);
  return form;
}

function isAt({ clubNid, url }: WantedForm) {
  return and(eq(forms.clubNid, clubNid), eq(forms.url, url));
}
