import { useId } from 'react';
import { Select, type SelectOption } from './Select.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps {
  label: string;
  /** In display order. */
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Stands among text fields, so its label looks like theirs. @defaultValue false, for a filter */
  inForm?: boolean;
}

/** A native select for a few options. */
export function SelectField({ label, inForm = false, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={inForm ? styles.inForm : styles.filter}>
        {label}
      </label>
      <Select {...select} id={id} />
    </div>
  );
}
