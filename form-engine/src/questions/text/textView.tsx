import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { TextControl } from '../controls/TextControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

function TextQuestion({ field, value, ...control }: QuestionControlProps) {
  return (
    <TextControl
      {...control}
      value={textAnswer(value)}
      autoComplete={field.autoComplete}
      placeholder={field.placeholder}
    />
  );
}

/** The view of one line of text. */
export const textView: QuestionView = {
  labelling: 'label',
  keepsText: true,
  Control: TextQuestion,
  answerText: textAnswer,
};
