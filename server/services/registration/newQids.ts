import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { answers, questions, submissionAnswers } from '#server/db/schema.ts';
import { firstConsentQid } from './answers/healthConsent.ts';

/** Advisory lock of whoever numbers questions. The number is arbitrary; no other lock may use it. */
const numberingLock = 5_182_040_118;

/**
 * Takes turns with whoever numbers questions, until the transaction ends.
 *
 * @returns the first number that no question and no answer ever had: an old answer would count for a new question with its number
 */
export async function lockNewQids(tx: Database): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberingLock})`);
  return (await highestQid(tx)) + 1;
}

/** The highest number of a question that exists, or that somebody answered. A consent has a number far above. */
export async function highestQid(db: Database): Promise<number> {
  let highest = 0;
  for (const { qid, table } of [
    { qid: questions.qid, table: questions },
    { qid: answers.qid, table: answers },
    { qid: submissionAnswers.qid, table: submissionAnswers },
  ]) {
    const [row] = await db
      .select({ most: sql<number | null>`max(${qid})` })
      .from(table)
      .where(sql`${qid} < ${firstConsentQid}`);
    highest = Math.max(highest, row?.most ?? 0);
  }
  return highest;
}
