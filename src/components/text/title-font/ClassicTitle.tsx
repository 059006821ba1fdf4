import type { ReactNode } from 'react';
import styles from './ClassicTitle.module.css';

export function ClassicTitle({ children }: { children: ReactNode }) {
  return <span className={styles.name}>{children}</span>;
}
