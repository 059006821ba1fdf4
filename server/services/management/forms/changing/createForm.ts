import { eq } from 'drizzle-orm';
import { plainText } from '#rules/forgivingSearch.ts';
import type { NewForm } from '#schemas/entities/management/managedForm.ts';
import type { Context } from '#server/context.ts';
import { forms } from '#server/db/schema.ts';
import type { FormRow } from '#server/services/registration/forms.ts';
import { lockForms } from '#server/services/registration/newQids.ts';
import { noteAction } from '../../noteAction.ts';

interface Sketch {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly title: string;
  /** The form that it copies. */
  readonly like?: Pick<FormRow, 'title' | 'description' | 'needsLogin'>;
}

/** Makes a form without questions, as a draft, in the caller's transaction. */
export async function createForm(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, title, like }: Sketch,
): Promise<NewForm> {
  await lockForms(tx);
  const taken = await tx.select({ url: forms.url }).from(forms).where(eq(forms.clubNid, clubNid));
  const url = newFormUrl(
    title,
    taken.map((form) => form.url),
  );
  const [form] = await tx
    .insert(forms)
    .values({
      ...{ clubNid, url, title, state: 'draft', changedAt: clock.now() },
      ...{ description: like?.description ?? '', needsLogin: like?.needsLogin ?? false },
    })
    .returning({ nid: forms.nid });
  if (!form) throw new Error('The database returned no form');
  await noteAction(
    { db: tx, clock },
    {
      ...{ clubNid, by, action: like ? 'duplicate-form' : 'create-form', oid: null },
      details: { what: like ? `${like.title} → ${title}` : title },
    },
  );
  return { nid: form.nid, url, title };
}

/** Longest url of a form, with room for a number behind it. */
const longest = 70;

/**
 * The url of a new form, of the words of its title: `zomerkamp-medische-fiche`, and with a number where a form of the club has it.
 *
 * @param taken The urls of the other forms.
 */
function newFormUrl(title: string, taken: readonly string[]): string {
  const words = plainText(title).replace(/[^a-z0-9]+/g, '-');
  const url = words.replace(/^-/, '').slice(0, longest).replace(/-+$/, '') || 'formulier';
  let place = 1;
  const candidate = () => (place === 1 ? url : `${url}-${place}`);
  while (taken.includes(candidate())) place += 1;
  return candidate();
}
