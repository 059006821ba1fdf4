import type { ReactNode } from 'react';
import styles from './StickyBar.module.css';

interface StickyBarProps {
  /** The primary action, which includes the total on a phone ("Verder · € 185,00"). */
  children: ReactNode;
  /** Shown beside the action on wider screens. */
  summary?: ReactNode;
  /** Shown across the bar, above the rest. */
  notice?: ReactNode;
  /** Places the bar in a column beside the content from 820 px up; there it isn't sticky. */
  beside?: boolean;
}

/** Keeps a screen's primary action at the bottom of the viewport, above the bottom bar of a phone. */
export function StickyBar({ children, summary, notice, beside = false }: StickyBarProps) {
  return (
    <div className={beside ? `${styles.bar} ${styles.beside}` : styles.bar} data-sticky-bar data-scripted>
      {notice && <div className={styles.notice}>{notice}</div>}
      {summary && <div className={styles.summary}>{summary}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
