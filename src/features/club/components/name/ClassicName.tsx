import type { ReactNode } from 'react';
import styles from './ClassicName.module.css';

export function ClassicName({ children }: { children: ReactNode }) {
  return <span className={styles.name}>{children}</span>;
}
