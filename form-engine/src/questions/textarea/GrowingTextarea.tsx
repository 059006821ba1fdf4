import { ariaProps } from '../controls/ariaProps.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/**
 * Characters that are laid out with care, more than anybody writes: these give the height, and a longer text is not asked
 * for its direction, which takes Chromium the square of the length (4 MB: 18 s, without it 1 s).
 */
const CARED_FOR = 100_000;

/** Several lines of text. Its wrapper holds the same text unseen and so gives it its height: no script, no style attribute. */
export function GrowingTextarea({ id, value, onChange, field, ...control }: QuestionControlProps) {
  const text = textAnswer(value);
  return (
    <div className="cf-grow" data-text={`${text.slice(0, CARED_FOR)}\n`}>
      <textarea
        {...ariaProps(control)}
        className="cf-input"
        id={id}
        rows={3}
        autoComplete={field.autoComplete}
        placeholder={field.placeholder || undefined}
        dir={text.length > CARED_FOR ? undefined : 'auto'}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={control.onBlur}
        disabled={control.disabled}
        readOnly={control.readOnly}
      />
    </div>
  );
}
