import { showTime } from '../../rules/time.ts';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The view of a time of the day: reads several notations, and shows 9u30. */
export const timeView: QuestionView = {
  labelling: 'label',
  Control: lazyControl(async () => (await import('./TimeQuestion.tsx')).TimeQuestion),
  answerText: (answer) => showTime(textAnswer(answer)),
};
