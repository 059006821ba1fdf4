import { useState } from 'react';
import { emailSuggestion } from '../../rules/emailSuggestion.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { nl, type Texts } from '../../texts/nl.ts';
import { elementById } from '../building-blocks/pageRoots.tsx';
import { useAfterPress } from '../building-blocks/useAfterPress.tsx';
import type { ControlProps } from '../controls/controlProps.ts';
import { TextControl } from '../controls/TextControl.tsx';

/** Props of `EmailInput`. */
export interface EmailInputProps extends ControlProps<string> {
  /** Token for `autocomplete`: `'email'` for the user's own address, `'off'` for another person's. */
  readonly autoComplete?: string | undefined;
  /** Shown while the field is empty. */
  readonly placeholder?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
}

/**
 * An e-mail address, or several separated by `;`. When the field loses the focus, a likely typo in the domain is
 * offered as a correction, accepted with one click. The suggestion never blocks a submit (Specification 5.2).
 */
export function EmailInput({ texts = nl, onBlur, ...control }: EmailInputProps) {
  const { id, value, onChange, disabled, readOnly } = control;
  const afterPress = useAfterPress();
  // A suggestion belongs to one text, and disappears when the text changes, by typing or from outside.
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
    // The button disappears with its suggestion, so the focus moves to the input.
    elementById(id)?.focus();
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
