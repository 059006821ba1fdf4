import { type ComponentProps, useId, useState } from 'react';
import { componentsTexts } from '../../texts/nl/components.ts';
import { Icon } from '../icons/Icon.tsx';
import { RevealButton } from './RevealButton.tsx';
import styles from './TextField.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'id'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown below the label. */
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
}

/** A text field. A password field has a button that shows the typed text. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  optional,
  type = 'text',
  ...native
}: TextFieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
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
      <div className={styles.box}>
        <input
          {...native}
          id={id}
          type={revealed ? 'text' : type}
          className={styles.input}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {type === 'password' && <RevealButton revealed={revealed} onChange={setRevealed} />}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="error" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
