import { showDecimal } from '../../rules/decimal.ts';
import { decimalMark } from '../../texts/numberText.ts';
import { affixedText } from '../controls/Affixed.tsx';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The view of a number with decimals: shows the mark of the locale, and the unit beside it. */
export const decimalView: QuestionView = {
  labelling: 'label',
  Control: lazyControl(async () => (await import('./DecimalQuestion.tsx')).DecimalQuestion),
  answerText: (answer, field) =>
    affixedText(showDecimal(textAnswer(answer), decimalMark(field.locale)), field),
};
