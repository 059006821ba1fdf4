import { singleChoice } from '../building-blocks/singleChoice.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

const choice = singleChoice((question) => question.options);

/** More than that is no longer seen at a glance, and nobody scrolls through 5,000: those are asked as a select. */
const MOST_IN_SIGHT = 30;

/** One of a few options, all in sight. */
export const radioKind = {
  ...choice,
  name: 'radio',
  accepts: ({ type, options }) => type === 'radio' && options.length > 0 && options.length <= MOST_IN_SIGHT,
  uiSchema: (question) => ({ ...choice.uiSchema(question), 'ui:widget': 'radio' }),
} as const satisfies QuestionKind<string>;
