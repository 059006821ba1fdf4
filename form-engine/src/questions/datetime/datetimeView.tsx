import { dateTimeParts } from '../../rules/dateTime.ts';
import { showTime } from '../../rules/time.ts';
import { dateText } from '../../texts/dateText.ts';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The view of a day and a time: a field for each. The review writes the day as the locale does. */
export const datetimeView: QuestionView = {
  labelling: 'group',
  Control: lazyControl(async () => (await import('./DateTimeQuestion.tsx')).DateTimeQuestion),
  answerText: (answer, { locale }) => {
    const { date, time } = dateTimeParts(textAnswer(answer));
    return `${dateText(date, locale)} ${showTime(time)}`.trim();
  },
};
