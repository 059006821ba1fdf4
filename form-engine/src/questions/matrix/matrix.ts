import type { Question } from '../../sections/question.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import { notOffered, optionLabels, optionValues } from '../building-blocks/choice.ts';
import type { MatrixAnswer } from '../question-kind/answer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { matrixRowFaults, matrixRows } from './matrixRows.ts';
import { choicesOf, readMatrix } from './readMatrix.ts';

/** Maximum number of options: more don't fit beside each other on any screen. */
const mostColumns = 20;

/** One of the same options for each row. Where an answer is required, every row must have one. */
export const matrixKind = {
  name: 'matrix',
  ownNames: ['config.rows'],
  answerSchema: {
    type: 'object',
    minProperties: { $data: '1/question/least' },
    additionalProperties: { type: 'string', enum: { $data: '2/question/values' } },
  },
  messages: { enum: notOffered },
  requiredMessage: (texts) => texts.selectRequired,
  accepts: ({ type, options }) => type === 'matrix' && options.length > 0 && options.length <= mostColumns,
  parameters: (question) => ({ values: optionValues(question.options), least: leastRows(question) }),
  uiSchema: (question, { locale }) => ({
    'ui:field': 'QuestionField',
    'ui:options': {
      rows: matrixRows(question, locale),
      values: optionValues(question.options),
      enumNames: optionLabels(question.options),
    },
  }),
  decode: readMatrix,
  encode: (answer) => answer ?? '',
  isFilled: (answer, question) => choicesOf(answer).size >= leastRows(question),
  missing: (answer, { selectRequired }, asked) =>
    asked === undefined || !asked.question.required
      ? []
      : matrixRows(asked.question, asked.settings.locale)
          .filter(({ value }) => !choicesOf(answer).has(value))
          .map(({ value, label }) => ({
            rule: 'required',
            message: selectRequired,
            path: [value],
            part: label,
          })),
  diagnose: (question) =>
    matrixRowFaults(question, defaultLocale).map((message) => ({ code: 'malformed' as const, message })),
} as const satisfies QuestionKind<MatrixAnswer>;

/** The number of rows that must have a choice. Other rows than those of the question are never read. */
function leastRows(question: Question): number {
  return question.required ? matrixRows(question, defaultLocale).length : 1;
}
