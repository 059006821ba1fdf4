import { choiceText } from '../controls/choices.ts';
import { withOther } from '../controls/OtherChoice.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { RadioGroup } from './RadioGroup.tsx';

/** The view of one choice from a few options, all visible. */
export const radioView: QuestionView = withOther({
  labelling: 'radiogroup',
  Control: RadioGroup,
  answerText: choiceText,
});
