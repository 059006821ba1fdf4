import { useState } from 'react';
import { readNationalNumber } from '../../rules/nationalNumber.ts';
import { nl } from '../../texts/nl.ts';
import { ControlGroup } from '../controls/ControlGroup.tsx';
import { MaskedControl, type MaskedEntry } from '../controls/MaskedControl.tsx';
import type { NationalNumberInputProps } from './nationalNumberInputProps.ts';
import { groupNationalNumber } from './nationalNumberMask.ts';
import { RevealButton } from './RevealButton.tsx';

/** The national number input with its mask, lazy-loaded by `NationalNumberInput`. */
export function MaskedNationalNumberInput({
  texts = nl,
  label,
  onBlur,
  ...control
}: NationalNumberInputProps) {
  const { id, value, onChange, disabled } = control;
  const [revealed, setRevealed] = useState(false);
  const take = ({ text }: MaskedEntry) => {
    const next = readNationalNumber(text);
    if (next !== value) onChange(next);
  };
  return (
    <ControlGroup className="cf-national-number" label={label} onLeave={() => onBlur?.()}>
      <MaskedControl
        {...control}
        entry={{ text: groupNationalNumber(value) }}
        concealed={!revealed}
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.nationalNumberPlaceholder}
        read={({ text }) => ({ text: groupNationalNumber(text) })}
        onEntry={take}
      />
      <RevealButton {...{ id, texts, revealed, disabled }} onReveal={setRevealed} />
    </ControlGroup>
  );
}
