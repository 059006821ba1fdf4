import { optionLabels } from '../building-blocks/choice.ts';
import { singleChoice } from '../building-blocks/singleChoice.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** One of a few options, all in sight. */
export const radioKind = {
  ...singleChoice,
  name: 'radio',
  accepts: (question) => question.type === 'radio' && question.options.length > 0,
  uiSchema: (question) => ({ 'ui:widget': 'radio', 'ui:enumNames': optionLabels(question) }),
} as const satisfies QuestionKind<string>;
