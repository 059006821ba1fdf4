import { useMemo } from 'react';
import { nl } from '../../texts/nl.ts';
import { ariaProps } from '../controls/ariaProps.ts';
import { withGoneChoices } from '../controls/choices.ts';
import { WrappingSelect } from '../controls/WrappingSelect.tsx';
import type { PagedSelectProps } from './selectProps.ts';

/** A native `select` for one answer. Its first entry means that nothing is chosen. */
export function NativeSelect({ id, value, onChange, options, ...control }: PagedSelectProps) {
  const { texts = nl, isClearable = true } = control;
  // The same elements while only problems change.
  const [offered, chosen] = useMemo(() => {
    const choices = withGoneChoices(options, [value], texts.optionGone);
    const entries = choices.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ));
    return [entries, choices.find((option) => option.value === value)];
  }, [options, value, texts]);
  const none = control.placeholder || texts.choose;
  return (
    <WrappingSelect
      {...ariaProps(control)}
      text={chosen?.label ?? none}
      id={id}
      autoComplete={control.autoComplete}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={control.onBlur}
      disabled={control.disabled === true || control.readOnly === true}
    >
      {(isClearable || value === '') && <option value="">{none}</option>}
      {offered}
    </WrappingSelect>
  );
}
