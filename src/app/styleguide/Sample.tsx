import type { ReactNode } from 'react';
import styles from './Sample.module.css';

/** One heading of the style guide with its samples in a row. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.sample}>
      <h2>{title}</h2>
      <div className={styles.parts}>{children}</div>
    </section>
  );
}
