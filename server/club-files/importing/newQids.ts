import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, questions, submissionAnswers } from '../../db/schema.ts';
import type { Part } from '../parts/part.ts';

/**
 * Numbers new questions, above any qid that was ever answered. Otherwise an old answer would count for a new question
 * with the same qid.
 */
export async function newQids(db: Database, fresh: readonly Part[]): Promise<ReadonlyMap<Part, number>> {
  const unnumbered = fresh.filter(({ kind, number }) => kind === 'question' && number === undefined);
  if (unnumbered.length === 0) return new Map();
  const given = fresh.map(({ kind, number = 0 }) => (kind === 'question' ? number : 0));
  let highest = Math.max(0, ...given);
  for (const { qid, table } of [
    { qid: questions.qid, table: questions },
    { qid: answers.qid, table: answers },
    { qid: submissionAnswers.qid, table: submissionAnswers },
  ]) {
    const [row] = await db.select({ most: sql<number | null>`max(${qid})` }).from(table);
    highest = Math.max(highest, row?.most ?? 0);
  }
  return new Map(unnumbered.map((part, index) => [part, highest + index + 1]));
}
