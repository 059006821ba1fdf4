import { chosenLabels } from '../controls/choices.ts';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { RadioGroup } from './RadioGroup.tsx';

/** One of several, all in sight. */
export const radioView: QuestionView = {
  labelling: 'radiogroup',
  Control: RadioGroup,
  answerText: (answer, field, texts) =>
    chosenLabels(field.options, [textAnswer(answer)], texts.optionGone).join(', '),
};
