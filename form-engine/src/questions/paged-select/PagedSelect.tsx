import { useMemo } from 'react';
import { nl } from '../../texts/nl.ts';
import { ariaProps } from '../controls/ariaProps.ts';
import { withGoneChoices } from '../controls/choices.ts';
import { standInControl } from '../controls/stand-in/standInControl.tsx';
import { WrappingSelect } from '../controls/WrappingSelect.tsx';
import { PlainCombobox } from './PlainCombobox.tsx';
import { PAGE_SIZE, type PagedSelectProps } from './selectProps.ts';

const PagedCombobox = standInControl(
  async () => (await import('./PagedCombobox.tsx')).PagedCombobox,
  PlainCombobox,
);

/**
 * A select for one of any number of options. Up to 10 options it is a native `select`. Above that it is a search box
 * with a list that shows 10 options at a time. The list follows the editable combobox pattern of the WAI-ARIA
 * Authoring Practices. Its code is lazy-loaded, and what is typed before that is searched then.
 *
 * A `value` that is no longer offered stays visible and is marked as such.
 * Decision: docs/decisions/0017-long-lists-by-downshift.md
 */
export function PagedSelect(props: PagedSelectProps) {
  if (props.options.length <= PAGE_SIZE) return <NativeSelect {...props} />;
  return <PagedCombobox {...props} />;
}

/** A native `select` for one answer. Its first entry means that nothing is chosen. */
function NativeSelect({ id, value, onChange, options, ...control }: PagedSelectProps) {
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
