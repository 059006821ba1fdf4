import { isBrokenText } from '../../rules/cleanText.ts';
import type { Option, Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import { fillIn } from '../../texts/fillIn.ts';
import {
  hasLateOptions,
  hasOptions,
  notOffered,
  optionLabels,
  optionReader,
  optionValues,
} from '../building-blocks/choice.ts';
import { oncePer } from '../building-blocks/oncePer.ts';
import { hasOther, joinOthers, longestOther, otherOptions } from '../building-blocks/otherOption.ts';
import type { Decoded, QuestionKind } from '../question-kind/questionKind.ts';
import { choiceCounts } from './choiceCounts.ts';
import { splitChoices } from './splitChoices.ts';

/**
 * Any number of options, as their values. A stored text of comma-joined values or labels is read so that as few words
 * as possible match no option. So the option `Ballet, klassiek` wins over `Ballet`. A text that can be read in two
 * ways stays a text: it is shown, is no valid answer, and so is asked again. With `config.other`, one text that is no
 * option may follow the options.
 */
export const selectMultipleKind = {
  name: 'select_multiple',
  ownNames: ['config.other', 'config.options_from'],
  answerSchema: {
    type: 'array',
    minItems: { $data: '1/question/least' },
    maxItems: { $data: '1/question/most' },
    uniqueItems: true,
    items: {
      type: 'string',
      enum: { $data: '2/question/values' },
      maxLength: { $data: '2/question/longest' },
    },
  },
  messages: {
    type: notOffered,
    enum: notOffered,
    maxLength: notOffered,
    maxItems: {
      rule: 'count',
      // Without a maximum of its own, a longer list has choices that aren't offered.
      message: (texts, _answer, { most, isLimited }) =>
        isLimited ? fillIn(texts.choicesMost, { n: Number(most) }) : texts.invalidValue,
    },
    minItems: {
      rule: 'count',
      message: (texts, _answer, { least }) => fillIn(texts.choicesLeast, { n: Number(least) }),
    },
  },
  requiredMessage: (texts) => texts.selectRequired,
  accepts: (question) => question.type === 'select_multiple' && hasOptions(question),
  parameters: (question) => ({
    ...(hasOther(question) || hasLateOptions(question)
      ? { longest: longestOther }
      : { values: optionValues(question.options) }),
    ...choiceCounts(question),
  }),
  uiSchema: (question) => ({
    ...(hasOther(question) ? {} : { 'ui:widget': 'checkboxes' }),
    'ui:enumNames': optionLabels(question.options),
    ...otherOptions(question, question.options),
  }),
  decode: (wire, question) =>
    Array.isArray(wire) ? decodeList(wire, question) : decodeJoined(wire, question),
  encode: (answer) => answer ?? [],
  isFilled: (answer) => (Array.isArray(answer) || typeof answer === 'string') && answer.length > 0,
} as const satisfies QuestionKind<string | readonly string[]>;

function decodeList(items: readonly unknown[], question: Question): Decoded<readonly string[]> {
  const texts = items.map(wireText);
  if (texts.some((text) => text === undefined || isBrokenText(text)))
    return { malformed: 'a choice is no text' };
  const optionOf = optionReader(question.options);
  return {
    answer: chosen(
      question,
      texts.map((text = '') => optionOf(text) ?? text.trim()),
    ),
  };
}

function decodeJoined(wire: unknown, question: Question): Decoded<string | readonly string[]> {
  const joined = wireText(wire);
  if (joined === undefined || isBrokenText(joined)) return { malformed: 'no list of choices' };
  const choices = joinedReader(question.options)(joined);
  return { answer: choices ? chosen(question, choices) : joined };
}

/**
 * Returns a reader of comma-joined values and labels. The reader returns values, or `undefined` for a text that can be
 * read in two ways.
 */
export const joinedReader = oncePer((options: readonly Option[]) => {
  const written = optionReader(options);
  const trimmed = new Map(options.map(({ value }) => [value.trim(), value]));
  const optionOf = (text: string) => written(text) ?? trimmed.get(text.trim());
  const maxCommas = options.flatMap(optionTexts).reduce((most, text) => Math.max(most, commasIn(text)), 0);
  return (joined: string): readonly string[] | undefined => splitChoices(joined, optionOf, maxCommas);
});

/** The texts that can stand for an option in a stored answer. */
export function optionTexts({ value, label }: Option): readonly string[] {
  return [value, label];
}

function commasIn(text: string): number {
  return text.split(',').length - 1;
}

function chosen(question: Question, choices: readonly string[]): readonly string[] | undefined {
  const given = hasOther(question) ? joinOthers(choices, question.options) : choices;
  const distinct = new Set(given.filter((choice) => choice !== ''));
  return distinct.size > 0 ? [...distinct] : undefined;
}
