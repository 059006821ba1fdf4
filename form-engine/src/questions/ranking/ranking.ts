import { optionLabels, optionValues } from '../building-blocks/choice.ts';
import { decodeChoices, isFilledList } from '../building-blocks/severalChoices.ts';
import type { KeywordMessage, QuestionKind } from '../question-kind/questionKind.ts';

/** Maximum number of options: nobody puts a longer list in order. */
const mostRanked = 30;

const incomplete: KeywordMessage = { rule: 'option', message: (texts) => texts.rankingIncomplete };

/**
 * All options in the order of the person, as their values. An answer whose options changed is kept and refused, until somebody
 * looks at the order again.
 */
export const rankingKind = {
  name: 'ranking',
  hasAllOptions: true,
  answerSchema: {
    type: 'array',
    minItems: { $data: '1/question/least' },
    maxItems: { $data: '1/question/most' },
    uniqueItems: true,
    items: { type: 'string', enum: { $data: '2/question/values' } },
  },
  messages: { type: incomplete, enum: incomplete, minItems: incomplete, maxItems: incomplete },
  requiredMessage: (texts) => texts.rankingRequired,
  accepts: ({ type, options }) => type === 'ranking' && options.length > 0 && options.length <= mostRanked,
  // An option under a condition may be missing from an answer that another validator checks by the schema alone.
  parameters: ({ options }) => ({
    values: optionValues(options),
    least: options.filter(({ visibleWhen }) => !visibleWhen).length,
    most: options.length,
  }),
  uiSchema: ({ options }) => ({ 'ui:widget': 'checkboxes', 'ui:enumNames': optionLabels(options) }),
  decode: decodeChoices,
  encode: (answer) => answer ?? [],
  isFilled: isFilledList,
  check: ({ length }, { options }, { texts }) =>
    length === options.length ? [] : [{ rule: incomplete.rule, message: texts.rankingIncomplete }],
} as const satisfies QuestionKind<string | readonly string[]>;
