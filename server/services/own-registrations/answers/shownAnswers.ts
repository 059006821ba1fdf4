import { and, asc, eq } from 'drizzle-orm';
import type { GivenAnswers as Shown } from '#schemas/entities/registration/givenAnswers.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { questionFiles } from '#server/db/schema.ts';
import type { Person } from '../../people/people.ts';
import { answerText } from '../../registration/answers/answerText.ts';
import { answerKey, type QuestionRow } from '../../registration/askedQuestions.ts';
import { wordedFor } from '../../registration/toWireSections.ts';
import type { AnsweredForm } from './answeredForm.ts';
import type { GivenAnswers } from './loadGivenAnswers.ts';

type Section = Shown['sections'][number];
type Files = Section['answers'][number]['files'];

/**
 * The answers as text, by section, in the order of the form. Leaves out what isn't asked now.
 * @param other the person who answered, where somebody else reads it
 */
export async function shownAnswers(
  db: Database,
  given: GivenAnswers,
  { form, asked }: Pick<AnsweredForm, 'form' | 'asked'>,
  other: Person | undefined,
): Promise<Section[]> {
  const files = await loadFiles(db, given);
  const shown = given.rows.filter((row) => {
    const key = answerKey(row);
    return asked.has(key) && form.kinds.get(key)?.asksNothing !== true;
  });
  const sections = Map.groupBy(shown, ({ courseNid, section }) => JSON.stringify([courseNid, section]));
  return [...sections.values()].map((rows) => ({
    title: wordedFor(rows, other)[0]?.section ?? '',
    answers: rows.map((row) => shownAnswer(row, { ...given, files, other })),
  }));
}

function shownAnswer(
  row: QuestionRow,
  { answers, changes, files, other }: GivenAnswers & { files: Files; other: Person | undefined },
): Section['answers'][number] {
  const key = answerKey(row);
  const answer = answers.get(key);
  const [{ question } = row] = wordedFor([row], other);
  // The club may have changed its wording since.
  const wasWordedElse = answer !== undefined && answer.wording !== '' && answer.wording !== row.question;
  const written = JSON.stringify(answer?.value ?? null);
  return {
    key,
    question: wasWordedElse ? answer.wording : question,
    answer: answerText(answer?.value, row),
    files: files.filter(({ path }) => written.includes(path)),
    changed: answer?.changedAt ? unixSecondsOf(answer.changedAt) : null,
    change: changes.get(key) ?? { may: 'never' },
  };
}

function loadFiles(db: Database, { found, person }: GivenAnswers): Promise<Files> {
  const { name, path, uid, clubNid, storedAt } = questionFiles;
  return db
    .select({ name, path })
    .from(questionFiles)
    .where(and(eq(uid, person.uid), eq(clubNid, found.course.clubNid)))
    .orderBy(asc(storedAt));
}
