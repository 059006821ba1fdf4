import { standInControl } from '../controls/stand-in/standInControl.tsx';
import { PlainPhoneInput } from './PlainPhoneInput.tsx';
import type { PhoneInputProps } from './phoneInputProps.ts';

const MaskedPhoneInput = standInControl(
  async () => (await import('./MaskedPhoneInput.tsx')).MaskedPhoneInput,
  PlainPhoneInput,
);

/**
 * A phone number: a country for the dial code, and the number in groups. `value` is the stored form, `+32 470123456`
 * (Specification 3), or the text itself where it can't be read as a number. Typed characters are never dropped.
 *
 * Every usual format can be typed, pasted or autofilled (`0470 12 34 56`, `0032 470…`, `+32 (0)470…`). A dial code in
 * the text selects the country. A number outside its country's numbering plan gives a warning and is never refused.
 * Countries, masks and numbering plans are lazy-loaded; before them, the input takes the same text without groups.
 */
export function PhoneInput(props: PhoneInputProps) {
  return <MaskedPhoneInput {...props} />;
}
