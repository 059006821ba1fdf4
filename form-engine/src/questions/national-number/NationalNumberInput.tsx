import { standInControl } from '../controls/stand-in/standInControl.tsx';
import type { NationalNumberInputProps } from './nationalNumberInputProps.ts';
import { PlainNationalNumberInput } from './PlainNationalNumberInput.tsx';

const MaskedNationalNumberInput = standInControl(
  async () => (await import('./MaskedNationalNumberInput.tsx')).MaskedNationalNumberInput,
  PlainNationalNumberInput,
);

/**
 * A Belgian national register number, typed in any usual format and grouped as `93.05.18-223.61`. `value` holds its
 * digits, or the text itself where that has other characters. The number is shown as dots until the user reveals it.
 * It is a text input without autocomplete, because a browser offers to save a password input. The mask is lazy-loaded;
 * before it, the input takes the same text without groups.
 */
export function NationalNumberInput(props: NationalNumberInputProps) {
  return <MaskedNationalNumberInput {...props} />;
}
