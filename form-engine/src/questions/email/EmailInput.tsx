import { useState } from 'react';
import { emailSuggestion } from '../../rules/emailSuggestion.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { nl, type Texts } from '../../texts/nl.ts';
import { useAfterPress } from '../building-blocks/useAfterPress.tsx';
import type { ControlProps } from '../controls/controlProps.ts';
import { TextControl } from '../controls/TextControl.tsx';

/** What an e-mail address is asked with. */
export interface EmailInputProps extends ControlProps<string> {
  /** Token for `autocomplete`: `'email'` for oneself, `'off'` for somebody else. */
  readonly autoComplete?: string | undefined;
  /** Shown while the field is empty. */
  readonly placeholder?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts;
}

/**
 * An e-mail address, or several with `;` between. After leaving it, a likely typing slip in the domain is offered as a
 * correction, one click to accept; it never stops anybody (Specification 5.2).
 */
export function EmailInput({ texts = nl, onBlur, ...control }: EmailInputProps) {
  const { id, value, onChange, disabled, readOnly } = control;
  const afterPress = useAfterPress();
  // A suggestion is about one text: whatever else comes to stand there, typed or from elsewhere, it goes.
  const [offered, setOffered] = useState<{
    readonly about: string;
    readonly suggestion: string | undefined;
  }>();
  const suggestion = offered?.about === value && !disabled && !readOnly ? offered.suggestion : undefined;
  const change = (text: string) => {
    setOffered(undefined);
    onChange(text);
  };
  const accept = (text: string) => {
    change(text);
    // The button goes with its suggestion: the focus must not be lost with it.
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <TextControl
        {...control}
        type="email"
        onChange={change}
        onBlur={(text) => {
          afterPress(() => setOffered({ about: text, suggestion: emailSuggestion(text) }));
          onBlur?.();
        }}
      />
      <span className="cf-suggestion" role="status">
        {suggestion !== undefined && (
          <button type="button" className="cf-link" onClick={() => accept(suggestion)}>
            {fillIn(texts.didYouMean, { suggestion })}
          </button>
        )}
      </span>
    </>
  );
}
