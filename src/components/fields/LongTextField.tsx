import { useId } from 'react';
import { componentsTexts } from '../../texts/nl/components.ts';
import styles from './TextField.module.css';

interface LongTextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown below the label. */
  hint?: string;
  optional?: boolean;
  maxLength: number;
}

/** A text of several lines. */
export function LongTextField({ label, value, onChange, hint, optional, maxLength }: LongTextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {componentsTexts.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        className={styles.input}
        rows={4}
        maxLength={maxLength}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
