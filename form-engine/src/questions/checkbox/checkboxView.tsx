import type { QuestionView } from '../controls/questionView.tsx';
import { Acceptance } from './Acceptance.tsx';

/** The view of a checkbox. Required means that it must be ticked (Specification 5.3). */
export const checkboxView: QuestionView = {
  labelling: 'self',
  Control: Acceptance,
  paper: 'tick',
  answerText: (answer, _field, texts) => (answer === true ? texts.yes : texts.no),
};
