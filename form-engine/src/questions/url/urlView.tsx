import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The view of a web address. It is shown as text, never as a link. */
export const urlView: QuestionView = {
  labelling: 'label',
  Control: lazyControl(async () => (await import('./UrlQuestion.tsx')).UrlQuestion),
  answerText: textAnswer,
};
