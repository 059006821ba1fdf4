import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { decimalView } from '../decimal/decimalView.tsx';

/** The view of a number on a slider, with its unit. */
export const sliderView: QuestionView = {
  ...decimalView,
  Control: lazyControl(async () => (await import('./SliderQuestion.tsx')).SliderQuestion),
};
