import { cleanLine } from '../../rules/cleanText.ts';
import type { Option, Question } from '../../sections/question.ts';
import { wireFlag } from '../../sections/wireValue.ts';
import type { Decoded, UiSchema } from '../question-kind/questionKind.ts';
import { decodeChoice, optionReader, optionValues } from './choice.ts';
import { configField } from './configField.ts';

/** Maximum length of a text instead of an option, in characters. */
export const longestOther = 1000;

/**
 * Whether a radio, select or select_multiple also takes a text of the person's own (`config.other`). That text is then the
 * answer, or one of the answers.
 */
export function hasOther(question: Question): boolean {
  return (
    ['radio', 'select', 'select_multiple'].includes(question.type) && wireFlag(configField(question, 'other'))
  );
}

/**
 * The options as settings of the control: their pictures, and their values where a question takes another text or another option,
 * because it has no `enum` in its schema then.
 */
export function otherOptions(question: Question, options: readonly Option[]): UiSchema {
  const { optionsPort: port } = question;
  const images = options.some(({ image }) => image) && ['radio', 'select_multiple'].includes(question.type);
  const isOpen = port !== undefined || hasOther(question);
  if (!images && !isOpen) return {};
  return {
    'ui:options': {
      ...(port ? { port } : hasOther(question) && { other: true }),
      ...(isOpen && { values: optionValues(options) }),
      ...(images && { images: options.map(({ value, image }) => [value, image]) }),
    },
  };
}

/** Reads an option, or another text as one clean line. A text that means an option is that option. */
export function decodeWithOther(wire: unknown, options: readonly Option[]): Decoded<string> {
  const read = decodeChoice(wire, options);
  if ('malformed' in read || read.answer === undefined) return read;
  const optionOf = optionReader(options);
  const line = cleanLine(read.answer);
  return { answer: optionOf(read.answer) ?? optionOf(line) ?? (line || undefined) };
}

/**
 * Gives several choices one text of the person's own at most, behind the options: several texts become one, joined by
 * commas. Texts that mean an option together are that option.
 */
export function joinOthers(choices: readonly string[], options: readonly Option[]): readonly string[] {
  const values = new Set(optionValues(options));
  const optionOf = optionReader(options);
  const read = (text: string) => (text === '' ? undefined : optionOf(text)) ?? text;
  const clean = choices.map((choice) => (values.has(choice) ? choice : read(cleanLine(choice))));
  const own = new Set(clean.filter((choice) => choice !== '' && !values.has(choice)));
  return [...clean.filter((choice) => values.has(choice)), read([...own].join(', '))];
}
