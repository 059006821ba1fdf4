import type { ReactNode } from 'react';
import styles from './Enrolment.module.css';

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  /** The name of the radio group. */
  name?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  title: string;
  /** Why the option is disabled, or what choosing it means. */
  note?: string;
  /** Shown after the title, at the end of the row. */
  children?: ReactNode;
}

/** One option of an enrolment question. The whole row is the click target. */
export function Choice({ title, note, children, onChange, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} onChange={({ target }) => onChange(target.checked)} />
      <span className={styles.body}>
        <span className={styles.name}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {children}
    </label>
  );
}
