import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { GrowingTextarea } from './GrowingTextarea.tsx';

/** The view of text of several lines. */
export const textareaView: QuestionView = {
  labelling: 'label',
  paper: 'lines',
  Control: GrowingTextarea,
  answerText: textAnswer,
};
