import type { ComponentProps, ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

interface ChoiceCardProps extends Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  type: 'radio' | 'checkbox';
  checked: boolean;
  onChange: (checked: boolean) => void;
  title: ReactNode;
  /** Why the option is disabled, or what choosing it means. */
  note?: string | undefined;
  /** An avatar, shown before the title. */
  lead?: ReactNode;
  /** A price or amount, shown at the end of the row. */
  aside?: ReactNode;
  /** More lines below the note. */
  children?: ReactNode;
}

/** One option of a question. The whole card is the click target, and native inputs give arrow key navigation. */
export function ChoiceCard({ title, note, lead, aside, children, onChange, ...input }: ChoiceCardProps) {
  return (
    <label className={styles.choice}>
      <input {...input} onChange={({ target }) => onChange(target.checked)} />
      {lead}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        {children}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  );
}
