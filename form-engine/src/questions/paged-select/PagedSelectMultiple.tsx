import { Suspense } from 'react';
import { nl } from '../../texts/nl.ts';
import { ChoiceList } from '../controls/ChoiceList.tsx';
import { ChoiceRow } from '../controls/ChoiceRow.tsx';
import { toggleChoice, withGoneChoices } from '../controls/choices.ts';
import { lazyControl } from '../controls/lazyControl.tsx';
import { PAGE_SIZE, type PagedSelectMultipleProps } from './selectProps.ts';

const PagedMultiCombobox = lazyControl(
  async () => (await import('./PagedMultiCombobox.tsx')).PagedMultiCombobox,
);

/**
 * A select for any number of options, returned in the order of the options. Up to 10 options it is a group of
 * checkboxes, which need a `fieldset` around them. Above that it is a search box as in `PagedSelect`, with the choices
 * below it.
 *
 * Values that are no longer offered stay visible, are marked as such, and can be removed.
 */
export function PagedSelectMultiple(props: PagedSelectMultipleProps) {
  if (props.options.length <= PAGE_SIZE) return <CheckboxGroup {...props} />;
  return (
    <Suspense fallback={<div className="cf-loading" />}>
      <PagedMultiCombobox {...props} />
    </Suspense>
  );
}

/** Checkboxes for any number of answers, stored in the order of the options. */
function CheckboxGroup({ id, value, onChange, options, ...control }: PagedSelectMultipleProps) {
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
