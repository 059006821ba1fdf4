import { useState } from 'react';
import { storedPhonePattern } from '../../rules/phone.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { nl } from '../../texts/nl.ts';
import { defaultLocale } from '../../texts/readLocale.ts';
import { countryName } from '../building-blocks/countryName.ts';
import { ControlGroup } from '../controls/ControlGroup.tsx';
import { MaskedControl } from '../controls/MaskedControl.tsx';
import { DialCodeSelect } from './DialCodeSelect.tsx';
import { editPhone, moveToCountry, normalisePhone, type PhoneEntry, showPhone } from './phoneEntry.ts';
import type { PhoneInputProps } from './phoneInputProps.ts';

const STORED = new RegExp(storedPhonePattern);

/**
 * Warns about a number that the phone rule accepts but its country's numbering plan doesn't know. The lookup runs when
 * the control loses the focus; where the numbering plans fail to load there is no warning. A late result for an older
 * number is ignored.
 */
function usePhoneDoubt(value: string): {
  readonly doubtful: boolean;
  readonly lookUp: (left: string) => void;
} {
  const [doubted, setDoubted] = useState<string>();
  const lookUp = (left: string) => {
    if (!STORED.test(left)) return;
    import('./isLikelyPhone.ts').then(
      ({ isLikelyPhone }) => {
        if (!isLikelyPhone(left)) setDoubted(left);
      },
      () => {},
    );
  };
  return { doubtful: doubted !== undefined && doubted === value, lookUp };
}

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
