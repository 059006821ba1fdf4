import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { TextControl } from '../controls/TextControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

function TextQuestion({ field, value, ...control }: QuestionControlProps) {
  const { inputMode } = field.settings;
  return (
    <TextControl
      {...control}
      value={textAnswer(value)}
      autoComplete={field.autoComplete}
      placeholder={field.placeholder}
      inputMode={inputMode === 'email' || inputMode === 'tel' ? inputMode : undefined}
    />
  );
}

/** A line of text. */
export const textView: QuestionView = {
  labelling: 'label',
  keepsText: true,
  Control: TextQuestion,
  answerText: textAnswer,
};
