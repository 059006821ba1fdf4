import type { ReactNode } from 'react';
import styles from './Enrolment.module.css';

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  /** Of the group of radios. */
  name?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  title: string;
  /** Why it can't be chosen, or what choosing it means. */
  note?: string;
  /** Behind the title, at the end of the row. */
  children?: ReactNode;
}

/** One row of an enrolment's questions: the whole row is the target. */
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
