import { useId, useState } from 'react';
import { quantityTexts as texts } from '../../texts/nl/quantity.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './QuantityField.module.css';

interface QuantityFieldProps {
  label: string;
  value: number;
  /** @defaultValue 1 */
  min?: number;
  /** 0 means that nothing can be chosen any more. */
  max: number;
  onChange: (value: number) => void;
}

/** A number field with buttons for one fewer and one more. Keeps the value between its bounds (specification 5.2). */
export function QuantityField({ label, value, min = 1, max, onChange }: QuantityFieldProps) {
  const id = useId();
  // The typed text while it is no number, for example when the person empties the field first.
  const [typed, setTyped] = useState<string>();
  const isFull = max <= 0;
  const change = (wanted: number) => onChange(Math.min(max, Math.max(min, wanted)));
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <Step
          icon="minus"
          name={texts.fewer}
          disabled={isFull || value <= min}
          onStep={() => change(value - 1)}
        />
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          disabled={isFull}
          placeholder={isFull ? texts.maximumReached : undefined}
          value={isFull ? '' : (typed ?? String(value))}
          aria-describedby={value >= max && !isFull ? `${id}-most` : undefined}
          onChange={({ target }) => {
            const wanted = Number.parseInt(target.value, 10);
            setTyped(Number.isNaN(wanted) ? target.value : undefined);
            if (!Number.isNaN(wanted)) change(wanted);
          }}
          onBlur={() => setTyped(undefined)}
        />
        <Step icon="plus" name={texts.more} disabled={value >= max} onStep={() => change(value + 1)} />
      </div>
      {value >= max && !isFull && (
        <p id={`${id}-most`} className={styles.most}>
          {texts.most(max)}
        </p>
      )}
    </div>
  );
}

interface StepProps {
  icon: 'minus' | 'plus';
  name: string;
  disabled: boolean;
  onStep: () => void;
}

/** A button that stays focusable at a bound: a focused button that is disabled would lose the focus. */
function Step({ icon, name, disabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onStep();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
