import { useMemo } from 'react';
import { nl } from '../../texts/nl.ts';
import { elementById } from '../building-blocks/pageRoots.tsx';
import { choicesByValue, goneChoices } from '../controls/choices.ts';
import { ChoicePopup } from './ChoicePopup.tsx';
import { ComboboxField } from './ComboboxField.tsx';
import type { PagedSelectProps } from './selectProps.ts';
import { usePagedCombobox } from './usePagedCombobox.tsx';

/** A combobox for one choice from a long list. The box shows the chosen label, and typing in it searches the list. */
export function PagedCombobox({ id, value, onChange, options, texts = nl, ...control }: PagedSelectProps) {
  const { placeholder, autoComplete: _, isClearable = true, locale, onBlur, ...field } = control;
  const locked = control.disabled === true || control.readOnly === true;
  const chosen = useMemo(
    () => choicesByValue(options).get(value) ?? goneChoices(options, [value], texts.optionGone)[0],
    [options, value, texts],
  );
  const combobox = usePagedCombobox({
    id,
    options,
    chosen,
    several: false,
    locked,
    onBlur,
    onChoose: (choice) => onChange(choice.value),
  });
  const clear = () => {
    onChange('');
    elementById(id)?.focus();
  };
  return (
    <ComboboxField
      {...field}
      combobox={combobox}
      texts={texts}
      locale={locale}
      chosen={chosen?.label}
      placeholder={combobox.isOpen ? texts.searchChoices : placeholder || texts.choose}
      action={
        value !== '' &&
        isClearable &&
        !control.required &&
        !locked && (
          <button
            type="button"
            className="cf-box-button cf-box-clear"
            aria-label={texts.clearChoice}
            onClick={clear}
          />
        )
      }
    >
      <ChoicePopup combobox={combobox} isChosen={(option) => option === value} texts={texts} />
    </ComboboxField>
  );
}
