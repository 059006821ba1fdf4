import styles from './Skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'field' | 'card' | 'circle';
  /** Number of lines or blocks, stacked. */
  count?: number;
}

/** A placeholder for loading content; it becomes visible only after 150 ms. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.map((place) => (
    <span key={place} className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />
  ));
}
