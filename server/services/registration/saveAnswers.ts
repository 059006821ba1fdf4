import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, submissions } from '../../db/schema.ts';
import type { CheckedAnswer } from './checkAnswers.ts';

export interface Submission {
  readonly clubNid: number;
  readonly uid: number;
  readonly submittedBy: number;
  readonly tariffs: readonly number[];
  readonly at: Date;
}

/** Keeps one person's form, in a transaction of the caller's; an earlier answer to the same question is replaced. */
export async function saveAnswers(
  tx: Database,
  submission: Submission,
  checked: readonly CheckedAnswer[],
): Promise<void> {
  const { clubNid, uid, submittedBy, at } = submission;
  const [row] = await tx
    .insert(submissions)
    .values({ clubNid, uid, submittedBy, tariffs: [...submission.tariffs], privacyAcceptedAt: at })
    .returning({ id: submissions.id });
  if (!row) throw new Error('The database returned no submission');
  if (checked.length === 0) return;
  await tx
    .insert(answers)
    .values(checked.map((answer) => ({ ...answer, uid, submissionId: row.id, answeredAt: at })))
    .onConflictDoUpdate({
      target: [answers.uid, answers.qid, answers.nid],
      set: {
        value: sql`excluded.value`,
        wording: sql`excluded.wording`,
        submissionId: sql`excluded.submission_id`,
        answeredAt: sql`excluded.answered_at`,
      },
    });
}
