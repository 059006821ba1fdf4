import type { ReactNode } from 'react';
import styles from './RoundName.module.css';

export function RoundName({ children }: { children: ReactNode }) {
  return <span className={styles.name}>{children}</span>;
}
