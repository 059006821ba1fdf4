import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import { misspeltNames, unknownProperty } from '../sections/names/misspeltNames.ts';
import { configNames, questionNames } from '../sections/names/wireNames.ts';
import type { Question } from '../sections/question.ts';
import { isRecord, ownField } from '../sections/wireValue.ts';

/** Reports properties and settings of a question that look like a misspelt known one. */
export function unknownProperties(
  { wire }: Question,
  { ownNames = [] }: QuestionKind,
): readonly Omit<Diagnostic, 'path'>[] {
  const config = ownField(wire, 'config');
  const settings = isRecord(config) ? misspeltNames(config, configNames) : [];
  return [
    ...misspeltNames(wire, questionNames),
    ...settings.map(({ name, meant }) => ({ name: `config.${name}`, meant: `config.${meant}` })),
  ]
    .filter(({ name }) => !ownNames.includes(name))
    .map(unknownProperty);
}
