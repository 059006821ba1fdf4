import { readPhone } from '../../rules/readPhone.ts';
import type { ControlProps } from '../controls/controlProps.ts';
import { TextControl } from '../controls/TextControl.tsx';

export interface PhoneInputProps extends ControlProps<string> {
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
}

/**
 * A phone number. It is brought to the stored form (dial code, one space, digits) after leaving the field: `0470 12 34 56`
 * becomes `+32 470123456`. What can't be read stays as it was typed.
 */
export function PhoneInput({ onBlur, ...control }: PhoneInputProps) {
  const { onChange, readOnly } = control;
  return (
    <TextControl
      {...control}
      type="tel"
      onBlur={(text) => {
        const read = readPhone(text.trim());
        if (read !== text && !readOnly) onChange(read);
        onBlur?.();
      }}
    />
  );
}
