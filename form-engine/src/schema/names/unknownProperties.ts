import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { type Diagnostic, pointerToken } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import { isRecord, ownField, wireItems } from '../../sections/wireValue.ts';
import { type MisspeltName, misspeltNames, unknownProperty } from './misspeltNames.ts';
import { configNames, optionNames, questionNames, sectionNames } from './wireNames.ts';

/** Reports properties, settings and options' properties of a question that look like a misspelt known one. */
export function unknownProperties(
  { wire }: Question,
  { ownNames = [] }: QuestionKind,
): readonly Omit<Diagnostic, 'path'>[] {
  const config = ownField(wire, 'config');
  const settings = isRecord(config) ? misspeltNames(config, configNames) : [];
  return [
    ...misspeltNames(wire, questionNames),
    ...ofOptions(ownField(wire, 'options')),
    ...settings.map(({ name, meant }) => ({ name: `config.${name}`, meant: `config.${meant}` })),
  ]
    .filter(({ name }) => !ownNames.includes(name))
    .map(unknownProperty);
}

/** Each misspelt property of options once, because a list may be long. */
function ofOptions(wire: unknown): readonly MisspeltName[] {
  const found = new Map<string, MisspeltName>();
  for (const [, option] of wireItems(wire) ?? [])
    if (isRecord(option)) for (const one of misspeltNames(option, optionNames)) found.set(one.name, one);
  return [...found.values()];
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
