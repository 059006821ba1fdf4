import { Affixed, affixedText } from '../controls/Affixed.tsx';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { TextControl } from '../controls/TextControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

function TextQuestion({ field, value, describedBy, ...control }: QuestionControlProps) {
  return (
    <Affixed id={control.id} field={field} describedBy={describedBy}>
      {(ids) => (
        <TextControl
          {...control}
          describedBy={ids}
          value={textAnswer(value)}
          autoComplete={field.autoComplete}
          placeholder={field.placeholder}
        />
      )}
    </Affixed>
  );
}

/** The view of one line of text. */
export const textView: QuestionView = {
  labelling: 'label',
  keepsText: true,
  Control: TextQuestion,
  answerText: (answer, field) => affixedText(textAnswer(answer), field),
};
