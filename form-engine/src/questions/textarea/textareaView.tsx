import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { GrowingTextarea } from './GrowingTextarea.tsx';

/** Several lines of text. */
export const textareaView: QuestionView = {
  labelling: 'label',
  paper: 'lines',
  Control: GrowingTextarea,
  answerText: textAnswer,
};
