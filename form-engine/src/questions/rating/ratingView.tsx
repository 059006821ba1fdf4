import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { starText } from './starText.ts';

/** The view of a number of stars. */
export const ratingView: QuestionView = {
  labelling: 'radiogroup',
  Control: lazyControl(async () => (await import('./StarRating.tsx')).StarRating),
  answerText: (answer, field, texts) => starText(textAnswer(answer), field.options.length, texts),
};
