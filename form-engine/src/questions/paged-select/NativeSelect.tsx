import { useMemo } from 'react';
import { nl } from '../../texts/nl.ts';
import { ariaProps } from '../controls/ariaProps.ts';
import { withGoneChoices } from '../controls/choices.ts';
import type { PagedSelectProps } from './selectProps.ts';

/** A native `select` for one answer. Its first entry means that nothing is chosen. */
export function NativeSelect({ id, value, onChange, options, ...control }: PagedSelectProps) {
  const { texts = nl, isClearable = true } = control;
  // The same elements while only problems change.
  const offered = useMemo(
    () =>
      withGoneChoices(options, [value], texts.optionGone).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options, value, texts],
  );
  return (
    <select
      {...ariaProps(control)}
      className="cf-input cf-select"
      id={id}
      autoComplete={control.autoComplete}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={control.onBlur}
      disabled={control.disabled === true || control.readOnly === true}
    >
      {(isClearable || value === '') && <option value="">{control.placeholder || texts.choose}</option>}
      {offered}
    </select>
  );
}
