import { nl } from '../../texts/nl.ts';
import { choicesByValue, goneChoices } from '../controls/choices.ts';
import type { Choice } from '../controls/fieldDescription.ts';
import { TextControl } from '../controls/TextControl.tsx';
import { StandInBox } from './StandInBox.tsx';
import type { PagedSelectProps } from './selectProps.ts';

/**
 * The combobox before its list is loaded. The list takes over what is typed and searches it. If the field is left before that, a
 * complete label counts as a choice.
 */
export function PlainCombobox({ id, value, onChange, options, texts = nl, ...control }: PagedSelectProps) {
  const { placeholder, autoComplete: _, isClearable: _1, locale: _2, onBlur, ...field } = control;
  const { disabled = false, readOnly = false } = field;
  const chosen = choicesByValue(options).get(value) ?? goneChoices(options, [value], texts.optionGone)[0];
  const leave = (text: string) => {
    const choice = choiceNamed(options, text);
    if (choice && choice.value !== value) onChange(choice.value);
    onBlur?.();
  };
  return (
    <StandInBox {...{ id, texts }} disabled={disabled || readOnly} chosen={chosen?.label}>
      <TextControl
        {...field}
        id={id}
        value={chosen?.label ?? ''}
        onChange={ignore}
        onBlur={leave}
        placeholder={placeholder || texts.choose}
      />
    </StandInBox>
  );
}

const ignore = () => {};

function choiceNamed(options: readonly Choice[], text: string): Choice | undefined {
  const wanted = text.trim().toLocaleLowerCase();
  return wanted === '' ? undefined : options.find(({ label }) => label.toLocaleLowerCase() === wanted);
}
