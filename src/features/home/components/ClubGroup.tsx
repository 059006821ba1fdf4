import { type ClubCard, ClubCards } from './ClubCards.tsx';
import styles from './HomePage.module.css';

interface ClubGroupProps {
  title: string;
  clubs: readonly ClubCard[];
  hrefOf: (clubUrl: string) => string;
}

/** A titled group of clubs; nothing without clubs. */
export function ClubGroup({ title, clubs, hrefOf }: ClubGroupProps) {
  if (clubs.length === 0) return null;
  return (
    <section className={styles.known}>
      <h2>{title}</h2>
      <ClubCards clubs={clubs} hrefOf={hrefOf} headingLevel="h3" />
    </section>
  );
}
