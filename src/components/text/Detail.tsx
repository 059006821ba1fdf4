import type { ComponentProps } from 'react';
import styles from './Detail.module.css';

type DetailProps = Omit<ComponentProps<'p'>, 'className'>;

/** Small text below its subject: a day, a place, an amount. */
export function Detail(native: DetailProps) {
  return <p {...native} className={styles.detail} />;
}
