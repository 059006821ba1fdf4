import { plainControl } from '../controls/plainControl.tsx';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { EmailInput } from './EmailInput.tsx';

function EmailQuestion({ field, value, ...control }: QuestionControlProps) {
  return (
    <EmailInput
      {...control}
      value={textAnswer(value)}
      autoComplete={field.autoComplete}
      placeholder={field.placeholder}
    />
  );
}

/** The view of an e-mail address. */
export const emailView: QuestionView = {
  labelling: 'label',
  Control: /* @__PURE__ */ plainControl(EmailQuestion),
  answerText: textAnswer,
};
