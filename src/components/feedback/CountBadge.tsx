import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './CountBadge.module.css';
import { Pill } from './Pill.tsx';

interface CountBadgeProps {
  /** Nothing is shown for zero. */
  count: number;
  /** The words that a screen reader hears in place of the number ("2 ongelezen berichten"). */
  spoken: string;
}

/** A number at the end of a navigation entry. */
export function CountBadge({ count, spoken }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <Pill tone="accent">
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </Pill>
    </span>
  );
}
