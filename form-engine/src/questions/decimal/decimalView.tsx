import { showDecimal } from '../../rules/decimal.ts';
import { affixedText } from '../controls/Affixed.tsx';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The view of a number with decimals: shows a comma, and the unit beside it. */
export const decimalView: QuestionView = {
  labelling: 'label',
  Control: lazyControl(async () => (await import('./DecimalQuestion.tsx')).DecimalQuestion),
  answerText: (answer, field) => affixedText(showDecimal(textAnswer(answer)), field),
};
