import { useId } from 'react';
import { Select, type SelectOption } from './Select.tsx';
import styles from './SelectField.module.css';

interface SelectFieldProps {
  label: string;
  /** In display order. */
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select for a few options. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select {...select} id={id} />
    </div>
  );
}
