import { nl } from '../../texts/nl.ts';
import { ChoiceList } from '../controls/ChoiceList.tsx';
import { ChoiceRow } from '../controls/ChoiceRow.tsx';
import { toggleChoice, withGoneChoices } from '../controls/choices.ts';
import type { PagedSelectMultipleProps } from './selectProps.ts';

/** Checkboxes for any number of answers, stored in the order of the options. */
export function CheckboxGroup({ id, value, onChange, options, ...control }: PagedSelectMultipleProps) {
  const { texts = nl, invalid, disabled, readOnly } = control;
  const chosen = new Set(value);
  return (
    <ChoiceList onBlur={control.onBlur}>
      {withGoneChoices(options, value, texts.optionGone).map((choice, index) => (
        <ChoiceRow
          key={choice.value}
          type="checkbox"
          id={`${id}-${index}`}
          checked={chosen.has(choice.value)}
          disabled={disabled === true || readOnly === true}
          onChange={() => onChange(toggleChoice(options, value, choice.value))}
          aria={{ 'aria-invalid': invalid === true || undefined }}
        >
          {choice.label}
        </ChoiceRow>
      ))}
    </ChoiceList>
  );
}
