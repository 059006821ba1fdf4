import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import { notOffered, optionLabels, optionValues } from '../building-blocks/choice.ts';
import { hasOther, longestOther, otherOptions } from '../building-blocks/otherOption.ts';
import { decodeChoices, isFilledList, joinedReader, optionTexts } from '../building-blocks/severalChoices.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * Any number of options, as their values. A stored text of comma-joined values or labels is read so that as few words
 * as possible match no option. So the option `Ballet, klassiek` wins over `Ballet`. A text that can be read in two
 * ways stays a text: it is shown, is no valid answer, and so is asked again. With `config.other`, one text that is no
 * option may follow the options.
 */
export const selectMultipleKind = {
  name: 'select_multiple',
  ownNames: ['config.other'],
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
    maxItems: notOffered,
    minItems: { rule: 'required', message: (texts) => texts.selectRequired },
  },
  requiredMessage: (texts) => texts.selectRequired,
  accepts: (question) => question.type === 'select_multiple' && question.options.length > 0,
  parameters: (question) => ({
    ...(hasOther(question) ? { longest: longestOther } : { values: optionValues(question.options) }),
    least: question.required ? 1 : 0,
    most: question.options.length + (hasOther(question) ? 1 : 0),
  }),
  uiSchema: (question) => ({
    ...(hasOther(question) ? {} : { 'ui:widget': 'checkboxes' }),
    'ui:enumNames': optionLabels(question.options),
    ...otherOptions(question, question.options),
  }),
  decode: decodeChoices,
  encode: (answer) => answer ?? [],
  isFilled: isFilledList,
  diagnose: ambiguities,
} as const satisfies QuestionKind<string | readonly string[]>;

/** Diagnostics for options and for a stored answer that become ambiguous when joined by commas. */
function ambiguities(question: Question): readonly Omit<Diagnostic, 'path'>[] {
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
