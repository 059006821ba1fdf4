import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import { joinedReader, optionTexts } from '../building-blocks/severalChoices.ts';

/** Diagnostics for options and for a stored answer that become ambiguous when joined by commas. */
export function ambiguities(question: Question): readonly Omit<Diagnostic, 'path'>[] {
  const read = joinedReader(question.options);
  const isAmbiguous = (text: string) => text.includes(',') && read(text) === undefined;
  const texts = [...new Set(question.options.flatMap(optionTexts))].filter(isAmbiguous);
  const options = texts.map((text) => ({
    code: 'ambiguous-option' as const,
    message: `the option "${text}" can't be told apart from other options joined by a comma`,
  }));
  const stored = wireText(question.stored) ?? '';
  if (texts.includes(stored) || !isAmbiguous(stored)) return options;
  const message = `the stored answer "${stored}" can be read in two ways`;
  return [...options, { code: 'ambiguous-answer', message }];
}
