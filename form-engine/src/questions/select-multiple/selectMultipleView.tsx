import { chosenLabels, listAnswer } from '../controls/choices.ts';
import type { QuestionView } from '../controls/questionView.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

/** Any number of several. */
export const selectMultipleView: QuestionView = {
  labelling: 'group',
  Control: CheckboxGroup,
  answerText: (answer, field, texts) =>
    chosenLabels(field.options, listAnswer(answer), texts.optionGone).join(', '),
};
