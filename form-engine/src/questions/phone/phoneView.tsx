import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { PhoneInput } from './PhoneInput.tsx';

function PhoneQuestion({ field, value, ...control }: QuestionControlProps) {
  return (
    <PhoneInput
      {...control}
      value={textAnswer(value)}
      locale={field.locale}
      label={field.label}
      autoComplete={field.autoComplete}
      placeholder={field.placeholder}
    />
  );
}

/** The view of a phone number. */
export const phoneView: QuestionView = {
  labelling: 'label',
  Control: PhoneQuestion,
  answerText: textAnswer,
};
