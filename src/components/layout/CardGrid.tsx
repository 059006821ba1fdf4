import type { CSSProperties, ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface CardGridProps {
  /** How narrow a card may get before one fewer stands on a row, in CSS pixels. */
  narrowest: number;
  /** What is in a card stands in a column, the last of it at the bottom of the row. */
  stacked?: boolean;
  /** Cards, each as a list item. */
  children: ReactNode;
}

/** A list of cards, as many beside each other as fit. */
export function CardGrid({ narrowest, stacked = false, children }: CardGridProps) {
  const style = { '--narrowest': `${narrowest}px` } as CSSProperties; // React knows no custom properties by type
  return (
    <ul className={stacked ? `${styles.grid} ${styles.stacked}` : styles.grid} style={style}>
      {children}
    </ul>
  );
}
