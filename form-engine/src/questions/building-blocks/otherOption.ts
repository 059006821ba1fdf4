import { cleanLine } from '../../rules/cleanText.ts';
import type { Option, Question } from '../../sections/question.ts';
import { wireFlag } from '../../sections/wireValue.ts';
import type { Decoded } from '../question-kind/questionKind.ts';
import { decodeChoice, optionReader } from './choice.ts';
import { configField } from './configField.ts';

/** Maximum length of a text instead of an option, in characters. */
export const longestOther = 1000;

/** Whether a radio or select also takes a text of the person's own (`config.other`). That text is then the answer. */
export function hasOther(question: Question): boolean {
  return ['radio', 'select'].includes(question.type) && wireFlag(configField(question, 'other'));
}

/** Reads an option, or another text as one clean line. A text that means an option is that option. */
export function decodeWithOther(wire: unknown, options: readonly Option[]): Decoded<string> {
  const read = decodeChoice(wire, options);
  if ('malformed' in read || read.answer === undefined) return read;
  const optionOf = optionReader(options);
  const line = cleanLine(read.answer);
  return { answer: optionOf(read.answer) ?? optionOf(line) ?? (line || undefined) };
}
