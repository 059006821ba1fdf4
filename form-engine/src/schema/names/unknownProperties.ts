import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import { pointerToken } from '../../sections/readSections.ts';
import { isRecord, ownField, wireItems } from '../../sections/wireValue.ts';
import { misspeltNames, unknownProperty } from './misspeltNames.ts';
import { configNames, questionNames, sectionNames } from './wireNames.ts';

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

/** Reports properties of sections that look like a misspelt known one. */
export function unknownSectionProperties(wire: unknown): readonly Diagnostic[] {
  return (wireItems(wire) ?? []).flatMap(([name, section]) =>
    isRecord(section)
      ? misspeltNames(section, sectionNames).map((found) => ({
          ...unknownProperty(found),
          path: `/${pointerToken(name)}`,
        }))
      : [],
  );
}
