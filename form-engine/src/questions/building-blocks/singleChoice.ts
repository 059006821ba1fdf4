import type { Option, Question } from '../../sections/question.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { decodeChoice, hasLateOptions, notOffered, optionLabels, optionValues } from './choice.ts';
import { decodeWithOther, hasOther, longestOther, otherOptions } from './otherOption.ts';
import { encodeText, isFilledText } from './textAnswer.ts';

/**
 * The shared part of all kinds with one answer out of several options. The answer is the value of an option.
 *
 * @param optionsOf the options of a question in a locale; must return the same list each time.
 */
export function singleChoice(optionsOf: (question: Question, locale: string) => readonly Option[]) {
  return {
    answerSchema: {
      type: 'string',
      enum: { $data: '1/question/values' },
      maxLength: { $data: '1/question/longest' },
    },
    messages: { type: notOffered, enum: notOffered },
    requiredMessage: (texts) => texts.selectRequired,
    parameters: (question, { locale }) =>
      hasOther(question) || hasLateOptions(question)
        ? { longest: longestOther }
        : { values: optionValues(optionsOf(question, locale)) },
    uiSchema: (question, { locale }) => ({
      'ui:enumNames': optionLabels(optionsOf(question, locale)),
      ...otherOptions(question, optionsOf(question, locale)),
    }),
    // A stored nationality is Dutch, whatever the language of the form.
    decode: (wire, question) =>
      hasOther(question)
        ? decodeWithOther(wire, optionsOf(question, defaultLocale))
        : decodeChoice(wire, optionsOf(question, defaultLocale)),
    encode: encodeText,
    isFilled: isFilledText,
  } as const satisfies Omit<QuestionKind<string>, 'name' | 'accepts'>;
}
