import type { ReactNode } from 'react';
import styles from './StickyBar.module.css';

interface StickyBarProps {
  /** The primary action, with the total in it on a phone ("Verder · € 185,00"). */
  children: ReactNode;
  /** Beside the action on wider screens. */
  summary?: ReactNode;
  /** From 820 px up it stands in a column beside the content, where there is nothing to stick to. */
  beside?: boolean;
}

/** Holds a screen's primary action at the bottom of the view, above the bottom bar of a phone. */
export function StickyBar({ children, summary, beside = false }: StickyBarProps) {
  return (
    <div className={beside ? `${styles.bar} ${styles.beside}` : styles.bar}>
      {summary && <div className={styles.summary}>{summary}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
