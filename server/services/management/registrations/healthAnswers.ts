import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { answers, questions } from '#server/db/schema.ts';
import { answerText } from '../../registration/answers/answerText.ts';
import { type Answered, isHealthAlert } from '../../teacher/isHealthAlert.ts';

interface OfCourse {
  readonly clubNid: number;
  readonly courseNid: number;
}

/** The answers to the questions of a course and to the general ones of its club. */
export function isAnswerFor({ clubNid, courseNid }: OfCourse) {
  return and(
    eq(questions.clubNid, clubNid),
    isNull(questions.formNid),
    or(
      and(isNull(questions.courseNid), eq(answers.nid, 0)),
      and(eq(questions.courseNid, courseNid), eq(answers.nid, courseNid)),
    ),
  );
}

/** The people with an answer about health that matters, by the same rule as in the list of a teacher. */
export async function peopleWithAlerts(
  db: Database,
  course: OfCourse,
  uids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (uids.length === 0) return new Set();
  const found = await db
    .select({ uid: answers.uid, value: answers.value, question: questions })
    .from(answers)
    .innerJoin(questions, eq(questions.qid, answers.qid))
    .where(
      and(
        inArray(answers.uid, [...new Set(uids)]),
        and(eq(questions.isSensitive, true), eq(questions.isConsent, false)),
        isAnswerFor(course),
      ),
    );
  const byPerson = Map.groupBy(
    found.map(({ uid, value, question }) => ({ uid, question, answer: answerText(value, question) })),
    ({ uid }) => uid,
  );
  const alerted = [...byPerson].filter(([, said]) => said.some((one: Answered) => isHealthAlert(one, said)));
  return new Set(alerted.map(([uid]) => uid));
}
