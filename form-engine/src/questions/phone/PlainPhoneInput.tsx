import { readPhoneParts, storedPhone } from '../../rules/readPhone.ts';
import { nl } from '../../texts/nl.ts';
import { ControlGroup } from '../controls/ControlGroup.tsx';
import { ReadControl } from '../controls/ReadControl.tsx';
import { StandInBox } from '../paged-select/StandInBox.tsx';
import type { PhoneInputProps } from './phoneInputProps.ts';

/** The dial code of a number without one, as in the control itself. */
const defaultDialCode = '32';

/** The phone input before its countries and masks are loaded: it reads the same numbers, and groups nothing. */
export function PlainPhoneInput(props: PhoneInputProps) {
  const { texts = nl, locale: _, label, onBlur, ...control } = props;
  const { id, value, disabled = false, readOnly = false } = control;
  const dialCode = readPhoneParts(value, defaultDialCode)?.dialCode ?? defaultDialCode;
  const countryId = `${id}-country`;
  const read = (text: string) => {
    const parts = readPhoneParts(text, dialCode);
    return parts?.national ? storedPhone(parts) : undefined;
  };
  return (
    <ControlGroup className="cf-phone" label={label ?? texts.phoneNumber} onLeave={() => onBlur?.()}>
      <div className="cf-dial">
        <StandInBox texts={texts} id={countryId} disabled={disabled || readOnly}>
          <input
            // A new dial code needs a new input: this one is uncontrolled, so its text would not change.
            key={dialCode}
            className="cf-input"
            id={countryId}
            type="text"
            aria-label={texts.dialCode}
            defaultValue={`+${dialCode}`}
            disabled={disabled || readOnly}
          />
        </StandInBox>
      </div>
      <ReadControl {...control} type="tel" read={read} show={nationalPart} />
    </ControlGroup>
  );
}

function nationalPart(value: string): string {
  return readPhoneParts(value, defaultDialCode)?.national || value;
}
