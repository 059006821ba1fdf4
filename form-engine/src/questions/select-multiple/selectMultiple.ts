import { fillIn } from '../../texts/fillIn.ts';
import {
  hasLateOptions,
  hasOptions,
  notOffered,
  optionLabels,
  optionValues,
} from '../building-blocks/choice.ts';
import { hasOther, longestOther, otherOptions } from '../building-blocks/otherOption.ts';
import { decodeChoices, isFilledList } from '../building-blocks/severalChoices.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { choiceCounts } from './choiceCounts.ts';

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
  decode: decodeChoices,
  encode: (answer) => answer ?? [],
  isFilled: isFilledList,
} as const satisfies QuestionKind<string | readonly string[]>;
