import { useState } from 'react';
import { readBirthdate, showBirthdate } from '../../rules/readBirthdate.ts';
import { nl, type Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';
import { TextControl } from '../controls/TextControl.tsx';

/** What a birthdate is asked with. */
export interface BirthdateInputProps extends ControlProps<string> {
  /** Token for `autocomplete`: `'bday'` for oneself, `'off'` for somebody else. */
  readonly autoComplete?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts;
}

/**
 * A birthdate in one text field, DD/MM/YYYY. `value` is `YYYY-MM-DD` as soon as what was typed can be read as a day
 * (1/2/2010, 01-02-2010, 01022010), else the text itself; the text is rewritten after leaving the field.
 */
export function BirthdateInput({ texts = nl, onBlur, ...control }: BirthdateInputProps) {
  const { value, onChange } = control;
  // What is being typed, and the value it gave: a value from elsewhere goes before it.
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  return (
    <TextControl
      {...control}
      inputMode="numeric"
      placeholder={texts.birthdatePlaceholder}
      value={typed?.value === value ? typed.text : showBirthdate(value)}
      onChange={(text) => {
        const read = readBirthdate(text) ?? text;
        setTyped({ text, value: read });
        onChange(read);
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
