import type { Option, Question } from '../../sections/question.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { decodeChoice, notOffered, optionLabels, optionValues } from './choice.ts';
import { decodeWithOther, hasOther, longestOther } from './otherOption.ts';
import { encodeText, isFilledText } from './textAnswer.ts';

/**
 * The shared part of all kinds with one answer out of several options. The answer is the value of an option.
 *
 * @param optionsOf the options of a question; must return the same list each time for the same question.
 */
export function singleChoice(optionsOf: (question: Question) => readonly Option[]) {
  return {
    answerSchema: {
      type: 'string',
      enum: { $data: '1/question/values' },
      maxLength: { $data: '1/question/longest' },
    },
    messages: { type: notOffered, enum: notOffered },
    requiredMessage: (texts) => texts.selectRequired,
    parameters: (question) =>
      hasOther(question) ? { longest: longestOther } : { values: optionValues(optionsOf(question)) },
    uiSchema: (question) => ({
      'ui:widget': 'select',
      'ui:enumNames': optionLabels(optionsOf(question)),
      ...(hasOther(question) && {
        'ui:options': { other: true, values: optionValues(optionsOf(question)) },
      }),
    }),
    decode: (wire, question) =>
      hasOther(question)
        ? decodeWithOther(wire, optionsOf(question))
        : decodeChoice(wire, optionsOf(question)),
    encode: encodeText,
    isFilled: isFilledText,
  } as const satisfies Omit<QuestionKind<string>, 'name' | 'accepts'>;
}
