import { and, eq, inArray, max } from 'drizzle-orm';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { answers, questions } from '#server/db/schema.ts';
import { isAnswerFor } from './healthAnswers.ts';

interface OfCourse {
  readonly clubNid: number;
  readonly courseNid: number;
}

/** When a family last changed an answer for a course after the registration, in Unix seconds, by person. */
export async function loadChangedAnswers(
  db: Database,
  course: OfCourse,
  uids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (uids.length === 0) return new Map();
  const found = await db
    .select({ uid: answers.uid, changed: max(answers.changedAt) })
    .from(answers)
    .innerJoin(questions, eq(questions.qid, answers.qid))
    .where(and(inArray(answers.uid, [...new Set(uids)]), isAnswerFor(course)))
    .groupBy(answers.uid);
  return new Map(
    found.flatMap(({ uid, changed }) => (changed ? [[uid, unixSecondsOf(changed)] as const] : [])),
  );
}
