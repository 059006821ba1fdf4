import { optionLabels } from '../building-blocks/choice.ts';
import { singleChoice } from '../building-blocks/singleChoice.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** One of any number of options. */
export const selectKind = {
  ...singleChoice,
  name: 'select',
  accepts: (question) => question.type === 'select' && question.options.length > 0,
  uiSchema: (question) => ({ 'ui:widget': 'select', 'ui:enumNames': optionLabels(question) }),
} as const satisfies QuestionKind<string>;
