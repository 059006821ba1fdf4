import { ariaProps } from '../controls/ariaProps.ts';
import { ChoiceList } from '../controls/ChoiceList.tsx';
import { ChoiceRow } from '../controls/ChoiceRow.tsx';
import { plainControl } from '../controls/plainControl.tsx';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';

/** The view of a checkbox. Required means that it must be ticked (Specification 5.3). */
export const checkboxView: QuestionView = {
  labelling: 'self',
  Control: /* @__PURE__ */ plainControl(Acceptance),
  paper: 'tick',
  answerText: (answer, _field, texts) => (answer === true ? texts.yes : texts.no),
};

/** A single checkbox, with the question as its label. */
function Acceptance({ id, value, onChange, field, texts, ...control }: QuestionControlProps) {
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
