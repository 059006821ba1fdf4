import { isBrokenText } from '../../rules/cleanText.ts';
import type { Option, Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import { notOffered, optionLabels, optionReader, optionValues } from '../building-blocks/choice.ts';
import { oncePer } from '../building-blocks/oncePer.ts';
import type { Decoded, QuestionKind } from '../question-kind/questionKind.ts';
import { splitChoices } from './splitChoices.ts';

/**
 * Any number of the options, as their values. A stored comma-joined text that can be read in two ways stays that text: it is
 * shown as it is, is no valid answer, and so is asked again.
 */
export const selectMultipleKind = {
  name: 'select_multiple',
  answerSchema: {
    type: 'array',
    minItems: { $data: '1/question/least' },
    maxItems: { $data: '1/question/most' },
    uniqueItems: true,
    items: { type: 'string', enum: { $data: '2/question/values' } },
  },
  messages: {
    type: notOffered,
    enum: notOffered,
    maxItems: notOffered,
    minItems: { rule: 'required', message: (texts) => texts.selectRequired },
  },
  requiredMessage: (texts) => texts.selectRequired,
  accepts: (question) => question.type === 'select_multiple' && question.options.length > 0,
  parameters: (question) => ({
    values: optionValues(question.options),
    least: question.required ? 1 : 0,
    most: question.options.length,
  }),
  uiSchema: (question) => ({
    'ui:widget': 'select_multiple',
    'ui:enumNames': optionLabels(question.options),
  }),
  decode: (wire, question) =>
    Array.isArray(wire) ? decodeList(wire, question) : decodeJoined(wire, question),
  encode: (answer) => answer ?? [],
  isFilled: (answer) => (Array.isArray(answer) || typeof answer === 'string') && answer.length > 0,
  diagnose: ambiguousOptions,
} as const satisfies QuestionKind<string | readonly string[]>;

function decodeList(items: readonly unknown[], question: Question): Decoded<readonly string[]> {
  const texts = items.map(wireText);
  if (texts.some((text) => text === undefined || isBrokenText(text)))
    return { malformed: 'a choice is no text' };
  const optionOf = optionReader(question.options);
  return { answer: chosen(texts.map((text = '') => optionOf(text) ?? text.trim())) };
}

function decodeJoined(wire: unknown, question: Question): Decoded<string | readonly string[]> {
  const joined = wireText(wire);
  if (joined === undefined || isBrokenText(joined)) return { malformed: 'no list of choices' };
  const choices = joinedReader(question.options)(joined);
  if (!choices) return { answer: joined };
  const optionOf = optionReader(question.options);
  return { answer: chosen(choices.map((choice) => optionOf(choice) ?? choice)) };
}

/** Reads comma-joined values; `undefined` for a text that can be read in two ways. */
const joinedReader = oncePer((options: readonly Option[]) => {
  const trimmed = new Map(options.map(({ value }) => [value.trim(), value]));
  const exact = new Map(options.map(({ value }) => [value, value]));
  const mostCommas = options.reduce((most, { value }) => Math.max(most, value.split(',').length - 1), 0);
  const optionOf = (text: string) => exact.get(text) ?? trimmed.get(text.trim());
  return (joined: string): readonly string[] | undefined => splitChoices(joined, optionOf, mostCommas);
});

function ambiguousOptions(question: Question) {
  const read = joinedReader(question.options);
  return question.options
    .filter(({ value }) => value.includes(',') && read(value) === undefined)
    .map(({ value }) => ({
      code: 'ambiguous-option' as const,
      message: `the option "${value}" can't be told apart from other options joined by a comma`,
    }));
}

function chosen(choices: readonly string[]): readonly string[] | undefined {
  const distinct = new Set(choices.filter((choice) => choice !== ''));
  return distinct.size > 0 ? [...distinct] : undefined;
}
