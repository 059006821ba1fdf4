import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { isReadByTeachers } from '#rules/readByTeachers.ts';
import type { Participant } from '#schemas/entities/club/teaching.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { answers, type courses, questions } from '../../db/schema.ts';
import { answerText } from '../registration/answers/answerText.ts';
import { type Answered, isHealthAlert } from './isHealthAlert.ts';

/**
 * People's answers to the questions that are marked for teachers: those of a course, and those that its club asks everybody. In
 * the order of the form. Files are never shown, not in a row either, whatever a club marked: only the family and the club may open
 * them.
 */
export async function answersForTeachers(
  db: Database,
  { nid, clubNid }: Pick<typeof courses.$inferSelect, 'nid' | 'clubNid'>,
  uids: readonly number[],
): Promise<ReadonlyMap<number, Participant['answers']>> {
  const isOfCourse = and(
    eq(questions.clubNid, clubNid),
    isNull(questions.formNid),
    or(isNull(questions.courseNid), eq(questions.courseNid, nid)),
  );
  const marked = await db
    .select()
    .from(questions)
    .where(and(isOfCourse, eq(questions.isForTeachers, true)))
    .orderBy(asc(questions.position), asc(questions.id));
  const asked = marked.filter(isReadByTeachers);
  if (asked.length === 0) return new Map();
  const given = await db
    .select({
      uid: answers.uid,
      qid: answers.qid,
      nid: answers.nid,
      value: answers.value,
      changedAt: answers.changedAt,
    })
    .from(answers)
    .where(
      and(
        isOneOf(answers.uid, uids),
        inArray(
          answers.qid,
          asked.map(({ qid }) => qid),
        ),
        inArray(answers.nid, [0, nid]),
      ),
    );
  // Joined to the answers, a question would be read once for each person.
  const byQuestion = Map.groupBy(given, (one) => `${one.qid} ${one.nid}`);
  const shown = asked
    .flatMap((question) =>
      (byQuestion.get(`${question.qid} ${question.courseNid ?? 0}`) ?? []).map(
        ({ uid, value, changedAt }) => ({
          ...{ uid, question, changedAt },
          answer: answerText(value, question),
        }),
      ),
    )
    .filter(({ answer }) => answer !== '');
  const byPerson = Map.groupBy(shown, ({ uid }) => uid);
  return new Map([...byPerson].map(([uid, ofOne]) => [uid, ofOne.map((said) => toWireAnswer(said, ofOne))]));
}

function toWireAnswer(
  said: Answered & { readonly changedAt: Date | null },
  others: readonly Answered[],
): Participant['answers'][number] {
  const { question, answer, changedAt } = said;
  const changed = changedAt && unixSecondsOf(changedAt);
  return { question: question.question, answer, alert: isHealthAlert(said, others), changed };
}
