import { oncePer } from '../../questions/building-blocks/oncePer.ts';
import { cleanLine, isBrokenText } from '../../rules/cleanText.ts';
import { writeExact } from '../../rules/exactDecimal.ts';
import {
  checkParts,
  expressionParts,
  keysInExpression,
  mapChecks,
  mapExpression,
} from '../../sections/expressions/expressionParts.ts';
import { readChecks } from '../../sections/expressions/readChecks.ts';
import { readExpression } from '../../sections/expressions/readExpression.ts';
import { readSource } from '../../sections/expressions/readSource.ts';
import type { Option, OptionSource } from '../../sections/question.ts';
import { computedText, computedValue, isTextual } from '../computedValue.ts';
import { brokenChecks } from './brokenChecks.ts';
import type { AnswerScope, Relations } from './relations.ts';

/** Maximum length of a computed text, that of a text answer. */
const longest = 20_000;

/** Everything that answers can decide about each other. */
export const allRelations: Relations = {
  readExpression,
  readSource,
  readChecks,
  checkParts,
  mapChecks,
  brokenChecks,
  optionsOf: offeredOptions,
  isTextual,
  keysIn: keysInExpression,
  parts: expressionParts,
  map: mapExpression,
  valueOf(expression, scope, decimals) {
    if (!isTextual(expression)) return writeExact(computedValue(expression, scope), decimals);
    const text = computedText(expression, scope);
    const line = isBrokenText(text) ? '' : cleanLine(text);
    return line === '' || line.length > longest ? undefined : line;
  },
};

/** The last options of each question: the same list while they are equal, so that nothing renders. */
const lastOptions = oncePer((_from: OptionSource): { text: string; options: readonly Option[] } => ({
  text: '[]',
  options: [],
}));

/** The options that another answer gives: its choices with their labels, or the answers in the rows of a group. */
function offeredOptions(
  source: OptionSource,
  offered: readonly Option[] = [],
  scope: AnswerScope,
): readonly Option[] {
  const { key, column } = source;
  const options = column === undefined ? chosen(key, offered, scope) : inRows(key, column, scope);
  const text = JSON.stringify(options);
  const last = lastOptions(source);
  if (last.text !== text) Object.assign(last, { text, options });
  return last.options;
}

function chosen(key: string, offered: readonly Option[], scope: AnswerScope): readonly Option[] {
  const answer = scope.isAsked(key) ? scope.answerOf(key) : undefined;
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return values.flatMap((value) => {
    if (typeof value !== 'string' || value === '') return [];
    return [{ value, label: offered.find((option) => option.value === value)?.label ?? value }];
  });
}

/** The answers in a column, each once. A choice in a row has its value for a label. */
function inRows(key: string, column: string, scope: AnswerScope): readonly Option[] {
  const texts = scope.rowsOf(key).map((row) => row.textOf(column)?.trim());
  return [...new Set(texts)].flatMap((text) => (text ? [{ value: text, label: text }] : []));
}
