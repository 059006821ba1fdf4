import type { ComponentProps } from 'react';
import styles from './Card.module.css';

interface CardProps extends Omit<ComponentProps<'div'>, 'className'> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Lifts the card under the pointer. One link inside is stretched over the whole card. */
  clickable?: boolean;
}

export function Card({ as, clickable = false, ...native }: CardProps) {
  const Tag = (as ?? 'div') as 'div'; // all four tags accept the attributes of a div
  return <Tag {...native} className={clickable ? `${styles.card} ${styles.clickable}` : styles.card} />;
}
