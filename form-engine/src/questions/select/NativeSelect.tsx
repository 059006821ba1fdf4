import { ariaProps } from '../controls/ariaProps.ts';
import { withGoneChoices } from '../controls/choices.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The browser's own list for one answer. Its first entry is no choice yet. */
export function NativeSelect({ id, value, onChange, field, texts, ...control }: QuestionControlProps) {
  const chosen = textAnswer(value);
  return (
    <select
      {...ariaProps(control)}
      className="cf-input cf-select"
      id={id}
      autoComplete={field.autoComplete}
      value={chosen}
      onChange={(event) => onChange(event.target.value)}
      onBlur={control.onBlur}
      disabled={control.disabled === true || control.readOnly === true}
    >
      <option value="">{field.placeholder || texts.choose}</option>
      {withGoneChoices(field.options, [chosen], texts.optionGone).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
