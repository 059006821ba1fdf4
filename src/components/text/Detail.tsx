import type { ComponentProps } from 'react';
import styles from './Detail.module.css';

type DetailProps = Omit<ComponentProps<'p'>, 'className'>;

/** What stands small below what it is about: a day, a place, an amount. */
export function Detail(native: DetailProps) {
  return <p {...native} className={styles.detail} />;
}
