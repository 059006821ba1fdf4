import { oncePer } from '../../questions/building-blocks/oncePer.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import type { Option, OptionSource, Question } from '../../sections/question.ts';
import type { Conditions } from '../conditions.ts';

/** The last options of each question: the same list while they are equal, so that nothing renders. */
const lastOptions = oncePer((_from: OptionSource): { text: string; options: readonly Option[] } => ({
  text: '[]',
  options: [],
}));

/** The options that another answer gives: its choices with their labels, or the answers in the rows of a group. */
export function offeredOptions(
  form: CompiledForm,
  { optionsFrom }: Question,
  conditions: Conditions,
): readonly Option[] {
  if (!optionsFrom) return [];
  const options =
    optionsFrom.column === undefined
      ? chosen(form, optionsFrom, conditions)
      : inRows(optionsFrom.key, optionsFrom.column, conditions);
  const text = JSON.stringify(options);
  const last = lastOptions(optionsFrom);
  if (last.text !== text) Object.assign(last, { text, options });
  return last.options;
}

function chosen(form: CompiledForm, { key }: OptionSource, conditions: Conditions): readonly Option[] {
  const answer = conditions.isAsked(key) ? conditions.answerOf(key) : undefined;
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const offered = form.questions.get(key)?.options ?? [];
  return values.flatMap((value) => {
    if (typeof value !== 'string' || value === '') return [];
    return [{ value, label: offered.find((option) => option.value === value)?.label ?? value }];
  });
}

/** The answers in a column, each once. A choice in a row has its value for a label. */
function inRows(key: string, column: string, conditions: Conditions): readonly Option[] {
  const texts = conditions.rowsOf(key).map((row) => row.textOf(column)?.trim());
  return [...new Set(texts)].flatMap((text) => (text ? [{ value: text, label: text }] : []));
}
