import { dateText } from '../../texts/dateText.ts';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The view of a day: reads several formats, shows DD/MM/YYYY, and offers a calendar. The review writes it as the locale does. */
export const dateView: QuestionView = {
  labelling: 'label',
  Control: lazyControl(async () => (await import('./DateQuestion.tsx')).DateQuestion),
  answerText: (answer, { locale }) => dateText(textAnswer(answer), locale),
};
