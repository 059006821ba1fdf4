import { useState } from 'react';
import { emailSuggestion } from '../../rules/emailSuggestion.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { nl, type Texts } from '../../texts/nl.ts';
import type { ControlProps } from '../controls/controlProps.ts';
import { TextControl } from '../controls/TextControl.tsx';

export interface EmailInputProps extends ControlProps<string> {
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly texts?: Texts;
}

/**
 * An e-mail address, or several with `;` between. After leaving it, a likely typing slip in the domain is offered as a
 * correction, one click to accept; it never stops anybody (Specification 5.2).
 */
export function EmailInput({ texts = nl, onBlur, ...control }: EmailInputProps) {
  const { onChange, disabled, readOnly } = control;
  const [suggestion, setSuggestion] = useState<string>();
  const change = (text: string) => {
    setSuggestion(undefined);
    onChange(text);
  };
  return (
    <>
      <TextControl
        {...control}
        type="email"
        onChange={change}
        onBlur={(text) => {
          setSuggestion(emailSuggestion(text));
          onBlur?.();
        }}
      />
      <span className="cf-suggestion" role="status">
        {suggestion !== undefined && !disabled && !readOnly && (
          <button type="button" className="cf-link" onClick={() => change(suggestion)}>
            {fillIn(texts.didYouMean, { suggestion })}
          </button>
        )}
      </span>
    </>
  );
}
