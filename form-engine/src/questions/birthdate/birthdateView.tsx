import { dateText } from '../../texts/dateText.ts';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { BirthdateInput } from './BirthdateInput.tsx';

function BirthdateQuestion({ field, value, ...control }: QuestionControlProps) {
  const { autoComplete, locale } = field;
  return <BirthdateInput {...control} {...{ autoComplete, locale }} value={textAnswer(value)} />;
}

/** The view of a birthdate: reads several formats and shows DD/MM/YYYY. */
export const birthdateView: QuestionView = {
  labelling: 'label',
  Control: BirthdateQuestion,
  answerText: (answer, { locale }) => dateText(textAnswer(answer), locale),
};
