import { choiceText } from '../controls/choices.ts';
import type { QuestionView } from '../controls/questionView.tsx';
import { withOther } from '../controls/withOther.tsx';
import { RadioGroup } from './RadioGroup.tsx';

/** The view of one choice from a few options, all visible. */
export const radioView: QuestionView = withOther({
  labelling: 'radiogroup',
  isPlain: true,
  Control: RadioGroup,
  answerText: choiceText,
});
