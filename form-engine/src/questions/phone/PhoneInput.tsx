import { Suspense } from 'react';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { PhoneInputProps } from './phoneInputProps.ts';

const MaskedPhoneInput = lazyControl(async () => (await import('./MaskedPhoneInput.tsx')).MaskedPhoneInput);

/**
 * A phone number: a country for the dial code, and the number in groups. `value` is the stored form, `+32 470123456`
 * (Specification 3), or the text itself where it can't be read as a number; nothing that was typed is ever dropped.
 *
 * Any usual writing can be typed, pasted or filled in by a browser (`0470 12 34 56`, `0032 470…`, `+32 (0)470…`): a dial
 * code moves to the country. A number that its country doesn't seem to have is doubted in a sentence, never refused.
 * Countries, masks and numbering plans are loaded when the first phone input is drawn or left.
 */
export function PhoneInput(props: PhoneInputProps) {
  return (
    <Suspense fallback={<div className="cf-loading" />}>
      <MaskedPhoneInput {...props} />
    </Suspense>
  );
}
