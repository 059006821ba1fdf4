import { useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { nl, type Texts } from '../../texts/nl.ts';
import { ControlGroup } from '../controls/ControlGroup.tsx';
import type { ControlProps } from '../controls/controlProps.ts';
import { TextControl } from '../controls/TextControl.tsx';
import { clampNumber, passedBound, stepNumber } from './clampNumber.ts';
import { StepButton } from './StepButton.tsx';

/** What a number is asked with. */
export interface NumberInputProps extends ControlProps<string> {
  /** The lowest whole number that can be filled in; default 0. */
  readonly min?: number | undefined;
  /** The highest; default none. At 0 there is nothing left to ask for: the placeholder says "Maximum bereikt". */
  readonly max?: number | undefined;
  /** What is asked for: it names the group of number and buttons. */
  readonly label?: string | undefined;
  /** Shown while the field is empty. */
  readonly placeholder?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts;
}

/**
 * A whole number between two bounds, with a button for one less and one for one more. `value` is text: digits, or what was
 * typed. On leaving it a number is brought between the bounds (Specification 5.2), and a sentence says so; what is no number
 * stays, for the form to refuse.
 *
 * It is a text input with a numeric keyboard: an `input type=number` hides what it can't read (its value is then `''`),
 * and changes under the wheel of a mouse.
 */
export function NumberInput({ min = 0, max, label, placeholder, texts = nl, ...control }: NumberInputProps) {
  const { id, value, onChange, onBlur, describedBy, required, disabled = false, readOnly = false } = control;
  const bounds = { min: Math.min(min, max ?? min), max };
  const [moved, setMoved] = useState<{ readonly to: string; readonly why: string }>();
  const movedId = `${id}-moved`;
  const nothingLeft = max !== undefined && max <= 0 && bounds.min === max;
  // A question that must be answered can still be answered by 0, and an old answer above it can be mended.
  const locked = readOnly || (nothingLeft && !required && (value === '' || value === String(max)));
  const change = (next: string) => {
    if (next !== value) onChange(next);
  };
  const clamp = () => {
    const next = clampNumber(value, bounds);
    const passed = passedBound(value, bounds);
    if (passed)
      setMoved({
        to: next,
        why: fillIn(passed === 'max' ? texts.maximumValue : texts.minimumValue, { n: next }),
      });
    change(next);
  };
  const step = (by: 1 | -1) => {
    const next = stepNumber(value, by, bounds);
    const isStuck = locked || disabled || next === value || (by < 0 && value === '');
    return { onClick: () => !isStuck && change(next), isStuck };
  };
  return (
    <>
      <ControlGroup className="cf-number" label={label} onLeave={() => onBlur?.()}>
        <StepButton name={texts.oneLess} {...step(-1)}>
          −
        </StepButton>
        <TextControl
          {...control}
          onBlur={() => !locked && clamp()}
          readOnly={locked}
          describedBy={[describedBy, moved?.to === value && movedId].filter(Boolean).join(' ') || undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder={nothingLeft ? texts.maximumReached : placeholder}
          onChange={change}
        />
        <StepButton name={texts.oneMore} {...step(1)}>
          +
        </StepButton>
      </ControlGroup>
      <span className="cf-doubt" id={movedId} role="status">
        {moved?.to === value && moved.why}
      </span>
    </>
  );
}
