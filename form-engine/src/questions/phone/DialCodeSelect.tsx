import { useMemo } from 'react';
import type { Texts } from '../../texts/nl.ts';
import { ChoicePopup } from '../paged-select/ChoicePopup.tsx';
import { ComboboxField } from '../paged-select/ComboboxField.tsx';
import { usePagedCombobox } from '../paged-select/usePagedCombobox.tsx';
import { dialChoices } from './dialChoices.ts';
import { dialCodeOf } from './phoneEntry.ts';

interface DialCodeSelectProps {
  readonly id: string;
  /** Two-letter country code. */
  readonly country: string;
  readonly onChange: (country: string) => void;
  readonly disabled: boolean;
  readonly locale: string;
  readonly texts: Texts;
}

/**
 * A searchable list of countries. Its box shows only the dial code, because on a phone a country name leaves no room
 * for the number.
 */
export function DialCodeSelect({ id, country, onChange, disabled, locale, texts }: DialCodeSelectProps) {
  const chosen = useMemo(() => ({ value: country, label: `+${dialCodeOf(country)}` }), [country]);
  const combobox = usePagedCombobox({
    id,
    options: dialChoices(locale),
    chosen,
    several: false,
    locked: disabled,
    onBlur: undefined,
    onChoose: (choice) => onChange(choice.value),
  });
  return (
    <div className="cf-dial">
      <ComboboxField
        combobox={combobox}
        texts={texts}
        locale={locale}
        placeholder={texts.searchChoices}
        label={texts.dialCode}
        disabled={disabled}
      >
        <ChoicePopup combobox={combobox} isChosen={(option) => option === country} texts={texts} />
      </ComboboxField>
    </div>
  );
}
