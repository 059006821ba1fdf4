import { Affixed, affixedText, hasAffix } from '../controls/Affixed.tsx';
import { counted, LengthCounter, withCounter } from '../controls/LengthCounter.tsx';
import { plainControl } from '../controls/plainControl.tsx';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { TextControl } from '../controls/TextControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

function TextQuestion({ field, value, describedBy, ...control }: QuestionControlProps) {
  const most = counted(field);
  const described = most === undefined ? describedBy : withCounter(control.id, describedBy);
  const input = (ids: string | undefined) => (
    <TextControl
      {...control}
      describedBy={ids}
      value={textAnswer(value)}
      autoComplete={field.autoComplete}
      placeholder={field.placeholder}
    />
  );
  const line = hasAffix(field) ? (
    <Affixed id={control.id} field={field} describedBy={described}>
      {input}
    </Affixed>
  ) : (
    input(described)
  );
  if (most === undefined) return line;
  return (
    <>
      {line}
      <LengthCounter id={control.id} text={textAnswer(value)} most={most} texts={control.texts} />
    </>
  );
}

/** The view of one line of text. */
export const textView: QuestionView = {
  labelling: 'label',
  keepsText: (field) => counted(field) === undefined,
  Control: /* @__PURE__ */ plainControl(TextQuestion),
  answerText: (answer, field) => affixedText(textAnswer(answer), field),
};
