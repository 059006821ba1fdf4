import type { QuestionInFile, RowQuestionInFile } from '#schemas/club-file/questionInFile.ts';

export interface AskedQuestions {
  /** All questions of the form. */
  readonly asked: readonly QuestionInFile[];
  /** The questions of the group around the one that refers; absent outside a group. */
  readonly row?: readonly RowQuestionInFile[];
}

type Asked = QuestionInFile | RowQuestionInFile;

/** The questions with this qid or wording. Those of the same group come before those of the form. */
export function questionsNamed(name: number | string, { asked, row = [] }: AskedQuestions): readonly Asked[] {
  if (typeof name === 'number') return asked.filter(({ qid }) => qid === name);
  const byQid = row.filter(({ qid }) => qid === name);
  if (byQid.length > 0) return byQid;
  const inRow = row.filter(({ question }) => question === name);
  return inRow.length > 0 ? inRow : asked.filter(({ question }) => question === name);
}

/**
 * The questions of a group, to be named by their qid alone: where a rule or an expression goes through the rows, a wording means a
 * question outside the group.
 */
export function namedAlone(fields: readonly RowQuestionInFile[] = []): readonly RowQuestionInFile[] {
  return fields.map((field) => ({ ...field, question: '' }));
}
