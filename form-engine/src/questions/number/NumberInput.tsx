import { type ReactNode, useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { nl, type Texts } from '../../texts/nl.ts';
import { useAfterPress } from '../building-blocks/useAfterPress.tsx';
import { ControlGroup } from '../controls/ControlGroup.tsx';
import type { ControlProps } from '../controls/controlProps.ts';
import { TextControl } from '../controls/TextControl.tsx';
import { clampNumber, passedBound, stepNumber } from './clampNumber.ts';

/** Props of `NumberInput`. */
export interface NumberInputProps extends ControlProps<string> {
  /** Minimum, a whole number. Default 0. */
  readonly min?: number | undefined;
  /** Maximum. Default: none. A maximum of 0 means that nothing is left: the placeholder is "Maximum bereikt". */
  readonly max?: number | undefined;
  /**
   * Whether a number outside its bounds or with a fraction is moved when the field loses the focus. Default true; otherwise it
   * stays as typed, to be refused.
   */
  readonly clamps?: boolean | undefined;
  /** Called with the reason when a typed number was moved to a bound, or lost its fraction. */
  readonly onMoved?: ((why: string) => void) | undefined;
  /** The question's text, used as accessible name of the group of input and buttons. */
  readonly label?: string | undefined;
  /** Shown while the field is empty. */
  readonly placeholder?: string | undefined;
  /** All texts of the engine; default `nl`. */
  readonly texts?: Texts | undefined;
}

/**
 * A whole number between a minimum and a maximum, with buttons to add or subtract one. `value` is text: digits, or the
 * typed text. When the field loses the focus, the number is clamped to its bounds (Specification 5.2) and a sentence
 * says so. Text that is no number stays, and the form refuses it.
 *
 * The input is a text input with a numeric keyboard. An `input type=number` hides text that it can't read (its value
 * is then `''`), and the mouse wheel changes it.
 */
export function NumberInput(props: NumberInputProps) {
  const { min = 0, max, clamps = true, onMoved, label, placeholder, texts = nl, ...control } = props;
  const { id, value, onChange, onBlur, describedBy, required, disabled = false, readOnly = false } = control;
  const bounds = { min: Math.min(min, max ?? min), max };
  const [moved, setMoved] = useState<{ readonly to: string; readonly why: string }>();
  const afterPress = useAfterPress();
  const movedId = `${id}-moved`;
  const nothingLeft = max !== undefined && max <= 0 && bounds.min === max;
  // A maximum of 0 locks the field. Two exceptions: the question is required, so 0 is the answer; or an old answer above 0
  // must be corrected.
  const locked = readOnly || (nothingLeft && !required && (value === '' || value === String(max)));
  const change = (next: string) => {
    if (next !== value) onChange(next);
  };
  const clamp = () => {
    const next = clampNumber(value, bounds);
    const passed = passedBound(value, bounds);
    const why = fillIn(passed === 'max' ? texts.maximumValue : texts.minimumValue, { n: next });
    // The sentence would move the button that is being pressed, and the press would be lost.
    if (passed) afterPress(() => setMoved({ to: next, why }));
    change(next);
    if (next !== value && Number(value) !== Number(next)) onMoved?.(passed ? why : texts.wholeNumber);
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
          onBlur={() => clamps && !locked && clamp()}
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

interface StepButtonProps {
  readonly name: string;
  readonly onClick: () => void;
  /**
   * Whether the button has no effect now. It uses `aria-disabled` and keeps the focus, so that a user who reaches a
   * bound doesn't lose it.
   */
  readonly isStuck: boolean;
  readonly children: ReactNode;
}

/** A button that adds or subtracts one. */
function StepButton({ name, onClick, isStuck, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className="cf-step"
      aria-label={name}
      aria-disabled={isStuck || undefined}
      onClick={onClick}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
