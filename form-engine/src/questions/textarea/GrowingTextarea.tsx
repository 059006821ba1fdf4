import { ariaProps } from '../controls/ariaProps.ts';
import { counted, LengthCounter, withCounter } from '../controls/LengthCounter.tsx';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/**
 * Maximum length of the text that sets the height and the direction, in characters. Finding the direction takes
 * Chromium quadratic time: 18 s for 4 MB, and 1 s without it.
 */
const CARED_FOR = 100_000;

/**
 * A text area that grows with its text. A hidden copy of the text in the wrapper sets the height, so no script and no
 * style attribute is needed.
 */
export function GrowingTextarea({ id, value, onChange, field, ...control }: QuestionControlProps) {
  const text = textAnswer(value);
  const most = counted(field);
  const { describedBy, texts } = control;
  const described = most === undefined ? describedBy : withCounter(id, describedBy);
  const area = (
    <div className="cf-grow" data-text={`${text.slice(0, CARED_FOR)}\n`}>
      <textarea
        {...ariaProps({ ...control, describedBy: described })}
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
  if (most === undefined) return area;
  return (
    <>
      {area}
      <LengthCounter id={id} text={text} most={most} texts={texts} />
    </>
  );
}
