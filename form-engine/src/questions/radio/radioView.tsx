import { choiceText } from '../controls/choices.ts';
import type { QuestionView } from '../controls/questionView.tsx';
import { RadioGroup } from './RadioGroup.tsx';

/** One of several, all in sight. */
export const radioView: QuestionView = {
  labelling: 'radiogroup',
  Control: RadioGroup,
  answerText: choiceText,
};
