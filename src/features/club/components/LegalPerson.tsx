import { legalLines } from '#rules/legalIdentity.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { parseClubLegal } from '#src/api/entities/club/clubLegal.ts';
import styles from './LegalPerson.module.css';

/** The legal person behind a club, which the law wants on its pages. Hidden where the club gave none. */
export function LegalPerson({ club }: { club: Pick<Club, 'legal'> }) {
  const legal = parseClubLegal(club.legal);
  return legal && <p className={styles.legal}>{legalLines(legal).join(' · ')}</p>;
}
