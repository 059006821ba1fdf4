import { hasOptions } from '../building-blocks/choice.ts';
import { singleChoice } from '../building-blocks/singleChoice.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

const choice = singleChoice((question) => question.options);

/** One choice from any number of options. Also handles a `radio` with too many options. */
export const selectKind = {
  ...choice,
  name: 'select',
  ownNames: ['config.other', 'config.options_from'],
  accepts: (question) => ['select', 'radio'].includes(question.type) && hasOptions(question),
  uiSchema: (question, settings) => ({
    ...choice.uiSchema(question, settings),
    ...(question.defaultKey === 'sex' && { 'ui:autocomplete': 'sex' }),
  }),
} as const satisfies QuestionKind<string>;
