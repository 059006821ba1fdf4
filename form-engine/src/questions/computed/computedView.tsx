import { affixedText } from '../controls/Affixed.tsx';
import type { FieldDescription } from '../controls/fieldDescription.ts';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { ComputedNumber } from './ComputedNumber.tsx';
import { computedText } from './computedText.ts';

/** The view of a computed number: shown as it changes, with the unit beside it. */
export const computedView: QuestionView = {
  labelling: 'label',
  Control: ComputedNumber,
  showsOnly: true,
  answerText: (answer, field: FieldDescription) =>
    affixedText(computedText(textAnswer(answer), field), field),
};
