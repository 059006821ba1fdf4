import { choiceText } from '../controls/choices.ts';
import { plainControl } from '../controls/plainControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { withOther } from '../controls/withOther.tsx';
import { RadioGroup } from './RadioGroup.tsx';

/** The view of one choice from a few options, all visible. */
export const radioView: QuestionView = withOther({
  labelling: 'radiogroup',
  Control: /* @__PURE__ */ plainControl(RadioGroup),
  answerText: choiceText,
});
