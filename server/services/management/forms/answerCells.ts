import type { FormAnswer } from '#schemas/entities/management/formColumn.ts';
import { answerText } from '../../registration/answers/answerText.ts';
import type { FileNames } from '../spreadsheets/answerTable.ts';
import { type AnswerColumn, columnId } from './columns.ts';

export interface StoredAnswer {
  readonly qid: number;
  readonly wording: string;
  readonly value: unknown;
}

export type AnswerCell = Omit<FormAnswer['cells'][number], 'column'> & { readonly column: AnswerColumn };

/** The answers that say something, as text and files, in the order of the columns. */
export function answerCells(
  given: readonly StoredAnswer[],
  columns: readonly AnswerColumn[],
  files: FileNames,
): readonly AnswerCell[] {
  const values = new Map(given.map((answer) => [columnId(answer), answer.value]));
  return columns
    .map((column) => {
      const value = values.get(column.id);
      return { column, text: answerText(value, column.question), files: filesOf(value, column, files) };
    })
    .filter((cell) => cell.text !== '' || cell.files.length > 0);
}

const withFiles: ReadonlySet<string | undefined> = new Set(['file', 'image', 'group', undefined]);

function filesOf(
  value: unknown,
  { question }: AnswerColumn,
  files: FileNames,
): FormAnswer['cells'][number]['files'] {
  if (!withFiles.has(question?.type) && !question?.fields) return [];
  const written = JSON.stringify(value ?? null);
  return [...files].flatMap(([path, name]) => (written.includes(path) ? [{ name, path }] : []));
}
