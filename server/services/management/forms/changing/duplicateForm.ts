import { asc, eq } from 'drizzle-orm';
import type { NewForm } from '#schemas/entities/management/managedForm.ts';
import type { Context } from '#server/context.ts';
import { questions } from '#server/db/schema.ts';
import { highestQid } from '#server/services/registration/newQids.ts';
import { requireManagedForm } from '../requireManagedForm.ts';
import { copiedQuestion } from './copiedQuestion.ts';
import { createForm } from './createForm.ts';

interface Copying {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly url: string;
  readonly title: string;
}

/**
 * Copies a form with its questions, as a draft, in the caller's transaction. The questions are new ones: an answer to the first form is no
 * answer to the copy.
 */
export async function duplicateForm(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, url, title }: Copying,
): Promise<NewForm> {
  const like = await requireManagedForm(tx, { clubNid, url });
  const made = await createForm({ db: tx, clock }, { clubNid, by, title, like });
  const rows = await tx
    .select()
    .from(questions)
    .where(eq(questions.formNid, like.nid))
    .orderBy(asc(questions.position), asc(questions.id));
  if (rows.length === 0) return made;
  const first = (await highestQid(tx)) + 1;
  const qids = new Map(rows.map(({ qid }, index) => [qid, first + index]));
  await tx
    .insert(questions)
    .values(rows.map(({ id: _id, ...row }) => copiedQuestion({ ...row, formNid: made.nid }, qids)));
  return made;
}
