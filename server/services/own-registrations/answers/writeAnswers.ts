import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import {
  answers,
  courseSessions,
  registrations,
  submissionAnswers,
  submissions,
  tariffs,
} from '#server/db/schema.ts';
import type { CheckedAnswer } from '../../registration/answers/checkAnswers.ts';

/** A checked answer with its key, `qid_nid`. */
export type NewAnswer = CheckedAnswer & { readonly key: string };

interface Of {
  readonly uid: number;
  readonly clubNid: number;
  /** The latest form of the registration. */
  readonly submissionId: number;
}

type Tx = Pick<Context, 'db' | 'clock'>;

/**
 * Writes changed answers where managers and teachers read them: as the latest answers, and in the forms of everything at the club that isn't
 * over, because a general question has one answer. The forms of past seasons stay as they were.
 */
export async function writeAnswers(
  { db: tx, clock }: Tx,
  of: Of,
  changed: readonly NewAnswer[],
): Promise<void> {
  const now = clock.now();
  for (const { qid, nid, value, wording } of changed) {
    const answer = { qid, nid, value, wording, changedAt: now };
    await tx
      .insert(answers)
      .values({ ...answer, uid: of.uid, submissionId: of.submissionId, answeredAt: now })
      .onConflictDoUpdate({
        target: [answers.uid, answers.qid, answers.nid],
        set: { value, wording, changedAt: now },
      });
    await tx
      .update(submissionAnswers)
      .set({ value, changedAt: now })
      .where(and(isOf(qid, nid), inCurrentForm({ db: tx, clock }, of)));
    await tx
      .insert(submissionAnswers)
      .values({ ...answer, submissionId: of.submissionId })
      .onConflictDoUpdate({
        target: [submissionAnswers.submissionId, submissionAnswers.qid, submissionAnswers.nid],
        set: { value, changedAt: now },
      });
  }
}

/** @param keys of answers that aren't asked any more */
export async function removeAnswers(context: Tx, of: Of, keys: readonly string[]): Promise<void> {
  const { db: tx } = context;
  for (const key of keys) {
    const [qid = 0, nid = 0] = key.split('_').map(Number);
    const isTheirs = and(eq(answers.uid, of.uid), eq(answers.qid, qid), eq(answers.nid, nid));
    await tx.delete(answers).where(isTheirs);
    await tx.delete(submissionAnswers).where(and(isOf(qid, nid), inCurrentForm(context, of)));
  }
}

function isOf(qid: number, nid: number): SQL | undefined {
  return and(eq(submissionAnswers.qid, qid), eq(submissionAnswers.nid, nid));
}

/** Whether an answer belongs to a form of the person for something that isn't over. */
function inCurrentForm({ db: tx, clock }: Tx, { uid, clubNid, submissionId }: Of): SQL {
  const last = sql`(select max(${courseSessions.endsAt}) from ${courseSessions} where ${courseSessions.courseNid} = ${tariffs.courseNid})`;
  const isCurrent = sql`exists (select 1 from ${registrations} inner join ${tariffs} on ${eq(tariffs.nid, registrations.tariffNid)}
    where ${registrations.uid} = ${submissions.uid} and ${submissions.tariffs} @> to_jsonb(${tariffs.nid})
      and coalesce(${last} > ${clock.now().toISOString()}::timestamptz, true))`;
  const current = tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(eq(submissions.uid, uid), eq(submissions.clubNid, clubNid), isNull(submissions.formNid), isCurrent),
    );
  return sql`(${eq(submissionAnswers.submissionId, submissionId)} or ${inArray(submissionAnswers.submissionId, current)})`;
}
