import styles from './Skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'field' | 'card' | 'circle';
  /** How many, one under the other. */
  count?: number;
}

/** Stands where something will come; it shows itself only after 150 ms. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.map((place) => (
    <span key={place} className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />
  ));
}
