import { showDecimal } from '../../rules/decimal.ts';
import { decimalMark } from '../../texts/numberText.ts';
import { affixedText } from '../controls/Affixed.tsx';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The view of a number on a slider, with its unit. */
export const sliderView: QuestionView = {
  labelling: 'label',
  Control: lazyControl(async () => (await import('./SliderQuestion.tsx')).SliderQuestion),
  answerText: (answer, field) =>
    affixedText(showDecimal(textAnswer(answer), decimalMark(field.locale)), field),
};
