import { ChoiceList } from '../controls/ChoiceList.tsx';
import { ChoiceRow } from '../controls/ChoiceRow.tsx';
import { listAnswer, withGoneChoices } from '../controls/choices.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';

/** Checkboxes for any number of answers, kept in the order of the options. */
export function CheckboxGroup({ id, value, onChange, field, texts, ...control }: QuestionControlProps) {
  const chosen = listAnswer(value);
  const choices = withGoneChoices(field.options, chosen, texts.optionGone);
  const toggle = (toggled: string) => {
    const isChosen = (choice: string) => chosen.includes(choice) !== (choice === toggled);
    onChange(choices.map((choice) => choice.value).filter(isChosen));
  };
  return (
    <ChoiceList onBlur={control.onBlur}>
      {choices.map((choice, index) => (
        <ChoiceRow
          key={choice.value}
          type="checkbox"
          id={`${id}-${index}`}
          checked={chosen.includes(choice.value)}
          disabled={control.disabled === true || control.readOnly === true}
          onChange={() => toggle(choice.value)}
          aria={{ 'aria-invalid': control.invalid === true || undefined }}
        >
          {choice.label}
        </ChoiceRow>
      ))}
    </ChoiceList>
  );
}
