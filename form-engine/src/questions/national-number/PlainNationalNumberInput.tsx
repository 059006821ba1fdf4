import { useState } from 'react';
import { readNationalNumber } from '../../rules/nationalNumber.ts';
import { nl } from '../../texts/nl.ts';
import { ControlGroup } from '../controls/ControlGroup.tsx';
import { ReadControl } from '../controls/ReadControl.tsx';
import type { NationalNumberInputProps } from './nationalNumberInputProps.ts';
import { RevealButton } from './RevealButton.tsx';

const asItIs = (text: string) => text;

/** The national number input before its mask is loaded: it reads the same, and groups nothing. */
export function PlainNationalNumberInput(props: NationalNumberInputProps) {
  const { texts = nl, label, onBlur, ...control } = props;
  const [revealed, setRevealed] = useState(false);
  return (
    <ControlGroup className="cf-national-number" label={label} onLeave={() => onBlur?.()}>
      <ReadControl
        {...control}
        read={readNationalNumber}
        show={asItIs}
        concealed={!revealed}
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.nationalNumberPlaceholder}
      />
      <RevealButton
        {...{ texts, revealed }}
        id={control.id}
        disabled={control.disabled}
        onReveal={setRevealed}
      />
    </ControlGroup>
  );
}
