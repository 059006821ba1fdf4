import { ariaProps } from '../controls/ariaProps.ts';
import { ChoiceList } from '../controls/ChoiceList.tsx';
import { ChoiceRow } from '../controls/ChoiceRow.tsx';
import type { QuestionControlProps } from '../controls/questionView.tsx';

/** A single checkbox, with the question as its label. */
export function Acceptance({ id, value, onChange, field, texts, ...control }: QuestionControlProps) {
  return (
    <ChoiceList onBlur={control.onBlur}>
      <ChoiceRow
        type="checkbox"
        id={id}
        checked={value === true}
        disabled={control.disabled === true || control.readOnly === true}
        onChange={(event) => onChange(event.target.checked)}
        aria={ariaProps(control)}
      >
        {field.required ? (
          field.label
        ) : (
          <>
            {field.label}
            <span className="cf-optional"> {texts.optional}</span>
          </>
        )}
      </ChoiceRow>
    </ChoiceList>
  );
}
