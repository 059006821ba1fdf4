import type { ReactNode } from 'react';
import styles from './FilterRow.module.css';

/** The fields above a list that choose what it shows. The first one, a search, takes the width that is left. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}
