import { Suspense } from 'react';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { NationalNumberInputProps } from './nationalNumberInputProps.ts';

const MaskedNationalNumberInput = lazyControl(
  async () => (await import('./MaskedNationalNumberInput.tsx')).MaskedNationalNumberInput,
);

/**
 * A Belgian national register number, typed in any usual writing and grouped as `93.05.18-223.61`. `value` is its digits,
 * or the text itself where there is more than digits in it. It shows as dots until somebody asks to see it, and no browser
 * is let keep it: it is a text input without autocomplete, because a password would be offered for saving.
 */
export function NationalNumberInput(props: NationalNumberInputProps) {
  return (
    <Suspense fallback={<div className="cf-loading" />}>
      <MaskedNationalNumberInput {...props} />
    </Suspense>
  );
}
