import { useState } from 'react';
import { TextControl, type TextControlProps } from './TextControl.tsx';

interface ReadControlProps extends Omit<TextControlProps, 'onChange' | 'onBlur'> {
  /** The value that a typed text means; `undefined` where it means none. */
  readonly read: (text: string) => string | undefined;
  /** The text for a value. A text that is no value stays as it is. */
  readonly show: (value: string) => string;
  readonly onChange: (value: string) => void;
  /** Called with the typed text when the field loses the focus. */
  readonly onBlur?: ((typed: string) => void) | undefined;
}

/**
 * A text input that reads several notations. `value` is the stored notation as soon as the typed text can be read, and
 * otherwise the text itself. The text is rewritten when the field loses the focus, never while somebody types.
 */
export function ReadControl({ read, show, onChange, onBlur, value, ...control }: ReadControlProps) {
  // The typed text and the value it gave. A different `value` from outside replaces the typed text.
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  return (
    <TextControl
      {...control}
      value={typed?.value === value ? typed.text : show(value)}
      onChange={(text) => {
        const next = read(text) ?? text;
        setTyped({ text, value: next });
        onChange(next);
      }}
      onBlur={(text) => {
        setTyped(undefined);
        onBlur?.(text);
      }}
    />
  );
}
