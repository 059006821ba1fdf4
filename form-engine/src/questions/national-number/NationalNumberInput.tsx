import { Suspense } from 'react';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { NationalNumberInputProps } from './nationalNumberInputProps.ts';

const MaskedNationalNumberInput = lazyControl(
  async () => (await import('./MaskedNationalNumberInput.tsx')).MaskedNationalNumberInput,
);

/**
 * A Belgian national register number, typed in any usual format and grouped as `93.05.18-223.61`. `value` holds its
 * digits, or the text itself where that has other characters. The number is shown as dots until the user reveals it.
 * It is a text input without autocomplete, because a browser offers to save a password input.
 */
export function NationalNumberInput(props: NationalNumberInputProps) {
  return (
    <Suspense fallback={<div className="cf-loading" />}>
      <MaskedNationalNumberInput {...props} />
    </Suspense>
  );
}
