import type { ReactNode } from 'react';
import styles from './RoundTitle.module.css';

export function RoundTitle({ children }: { children: ReactNode }) {
  return <span className={styles.name}>{children}</span>;
}
