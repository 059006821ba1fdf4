import { boundDays, readDateBound } from '../building-blocks/dateBounds.ts';
import { DateInput } from '../controls/DateInput.tsx';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The control of a day, with the days on offer counted from today of the host's clock. */
export function DateQuestion({ field, value, ports, ...control }: QuestionControlProps) {
  const { min, max } = field.settings;
  const today = ports.clock?.today();
  return (
    <DateInput
      {...control}
      {...boundDays({ min: readDateBound(min), max: readDateBound(max) }, today)}
      today={today}
      value={textAnswer(value)}
      locale={field.locale}
      label={field.label}
      placeholder={field.placeholder}
    />
  );
}
