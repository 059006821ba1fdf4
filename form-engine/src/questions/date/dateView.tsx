import { showBirthdate } from '../../rules/readBirthdate.ts';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { DateInput } from './DateInput.tsx';
import { boundDays, readDateBound } from './dateBounds.ts';

function DateQuestion({ field, value, ports, ...control }: QuestionControlProps) {
  const { min, max } = field.settings;
  const today = ports.clock?.today();
  return (
    <DateInput
      {...control}
      {...boundDays({ min: readDateBound(min), max: readDateBound(max) }, today)}
      today={today}
      value={textAnswer(value)}
      label={field.label}
      placeholder={field.placeholder}
    />
  );
}

/** The view of a day: reads several formats, shows DD/MM/YYYY, and offers a calendar. */
export const dateView: QuestionView = {
  labelling: 'label',
  Control: DateQuestion,
  answerText: (answer) => showBirthdate(textAnswer(answer)),
};
