import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { FormAnswer, FormColumn } from '#src/api/entities/management/managedForm.ts';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';

const texts = managedFormsTexts.list;

/** The questions by whose options answers can be filtered. An earlier wording says so, because both may look alike. */
export function questionOptions(columns: readonly FormColumn[]) {
  return columns
    .filter(({ options }) => options.length > 0)
    .map((column) => ({ value: column.id, label: headingOf(column) }));
}

export function headingOf({ question, asked }: Pick<FormColumn, 'question' | 'asked'>): string {
  return `${question}${texts.asked[asked]}`;
}

/** The columns of a table: no health, and no question that somebody removed and nobody here answered. */
export function shownColumns(
  columns: readonly FormColumn[],
  answers: readonly FormAnswer[],
): readonly FormColumn[] {
  const answered = new Set(answers.flatMap(({ cells }) => cells.map(({ column }) => column)));
  return columns.filter(({ id, asked, health }) => !health && (asked === 'now' || answered.has(id)));
}

/** The day and time at which an answer was sent. */
export function whenText({ at }: Pick<FormAnswer, 'at'>): string {
  return texts.sent(formatDay(at), formatTime(at));
}

/** The name of the person who sent an answer. */
export function whoText({ name }: Pick<FormAnswer, 'name'>): string {
  return name === '' ? texts.visitor : name;
}
