import type { CSSProperties, ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /** Minimum width of a card in CSS pixels; a narrower row has one card fewer. */
  narrowest: number;
  /** Lays out each card as a column, with its last element at the bottom of the row. */
  stacked?: boolean;
  /** The cards; each is a list item. */
  children: ReactNode;
}

/** A list of cards in as many columns as fit. */
export function CardGrid({ narrowest, stacked = false, children }: CardGridProps) {
  const style = { '--narrowest': `${narrowest}px` } as CSSProperties; // React's types exclude custom properties
  return (
    <ul className={stacked ? `${styles.grid} ${styles.stacked}` : styles.grid} style={style}>
      {children}
    </ul>
  );
}
