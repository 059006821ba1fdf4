import { hasOptions } from '../building-blocks/choice.ts';
import { hasOther } from '../building-blocks/otherOption.ts';
import { singleChoice } from '../building-blocks/singleChoice.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

const choice = singleChoice((question) => question.options);

/**
 * Maximum number of radio buttons. A longer list is hard to survey, and nobody scrolls through 5,000 buttons, so it
 * becomes a select.
 */
const MOST_IN_SIGHT = 30;

/** One choice from a few options, all visible. */
export const radioKind = {
  ...choice,
  name: 'radio',
  ownNames: ['config.other', 'config.options_from'],
  accepts: (question) =>
    question.type === 'radio' &&
    hasOptions(question) &&
    question.optionsPort === undefined &&
    question.options.length <= MOST_IN_SIGHT,
  uiSchema: (question, settings) => ({
    ...(hasOther(question) ? {} : { 'ui:widget': 'radio' }),
    ...choice.uiSchema(question, settings),
  }),
} as const satisfies QuestionKind<string>;
