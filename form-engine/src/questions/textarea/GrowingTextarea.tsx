import { ariaProps } from '../controls/ariaProps.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** Several lines of text. Its wrapper holds the same text unseen and so gives it its height: no script, no style attribute. */
export function GrowingTextarea({ id, value, onChange, field, ...control }: QuestionControlProps) {
  const text = textAnswer(value);
  return (
    <div className="cf-grow" data-text={`${text}\n`}>
      <textarea
        {...ariaProps(control)}
        className="cf-input"
        id={id}
        rows={3}
        autoComplete={field.autoComplete}
        placeholder={field.placeholder || undefined}
        dir="auto"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={control.onBlur}
        disabled={control.disabled}
        readOnly={control.readOnly}
      />
    </div>
  );
}
