import type { ComponentProps } from 'react';
import styles from './Select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps extends Pick<ComponentProps<'select'>, 'id' | 'name' | 'aria-label'> {
  /** In display order. */
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * A native select that shows the whole text of its choice. A native one can't wrap that text, so the wrapper draws a copy over
 * it, and the select grows with the copy. The list that opens stays the browser's own.
 */
export function Select({ options, value, onChange, ...named }: SelectProps) {
  return (
    <div className={styles.box} data-text={options.find((option) => option.value === value)?.label}>
      <select
        {...named}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
