import { useId } from 'react';
import { type ClubCard, ClubCards } from './ClubCards.tsx';
import styles from './HomePage.module.css';

interface ClubGroupProps {
  title: string;
  clubs: readonly ClubCard[];
  hrefOf: (clubUrl: string) => string;
}

/** A titled group of clubs; nothing without clubs. */
export function ClubGroup({ title, clubs, hrefOf }: ClubGroupProps) {
  const titleId = useId();
  if (clubs.length === 0) return null;
  return (
    <section className={styles.known} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ClubCards clubs={clubs} hrefOf={hrefOf} headingLevel="h3" />
    </section>
  );
}
