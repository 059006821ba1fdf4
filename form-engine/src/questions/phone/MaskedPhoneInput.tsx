import { useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { nl } from '../../texts/nl.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import { countryName } from '../building-blocks/countryName.ts';
import { ControlGroup } from '../controls/ControlGroup.tsx';
import { MaskedControl } from '../controls/MaskedControl.tsx';
import { DialCodeSelect } from './DialCodeSelect.tsx';
import { editPhone, moveToCountry, normalisePhone, type PhoneEntry, showPhone } from './phoneEntry.ts';
import type { PhoneInputProps } from './phoneInputProps.ts';
import { usePhoneDoubt } from './usePhoneDoubt.tsx';

/** The phone input with masks and countries, lazy-loaded by `PhoneInput`. */
export function MaskedPhoneInput(props: PhoneInputProps) {
  const { texts = nl, locale = defaultLocale, label, onBlur, ...control } = props;
  const { id, value, onChange, describedBy, disabled = false, readOnly = false } = control;
  const [typed, setTyped] = useState<PhoneEntry>();
  // A `value` from outside replaces the typed text.
  const entry = typed?.value === value ? typed : showPhone(value);
  const { doubtful, lookUp } = usePhoneDoubt(value);
  const doubtId = `${id}-doubt`;
  const take = (next: PhoneEntry) => {
    setTyped(next);
    if (next.value !== value) onChange(next.value);
  };
  const tidied = () => (readOnly ? entry : normalisePhone(entry.text, entry.country));
  const leave = () => {
    lookUp(tidied().value);
    onBlur?.();
  };
  return (
    <>
      <ControlGroup className="cf-phone" label={label ?? texts.phoneNumber} onLeave={leave}>
        <DialCodeSelect
          id={`${id}-country`}
          texts={texts}
          locale={locale}
          country={entry.country}
          onChange={(country) => take(moveToCountry(entry, country))}
          disabled={disabled || readOnly}
        />
        <MaskedControl
          {...control}
          entry={entry}
          type="tel"
          describedBy={[describedBy, doubtful && doubtId].filter(Boolean).join(' ') || undefined}
          read={(edit) => editPhone(edit, entry.country)}
          onEntry={take}
          onBlur={() => take(tidied())}
        />
      </ControlGroup>
      <span className="cf-doubt" id={doubtId} role="status">
        {doubtful && fillIn(texts.phoneDoubt, { country: countryName(entry.country, locale) })}
      </span>
    </>
  );
}
