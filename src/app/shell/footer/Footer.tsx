import type { Club } from '#src/api/entities/club/club.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import styles from './Footer.module.css';
import { LegalLinks } from './LegalLinks.tsx';

export function Footer({ club }: { club: Club | undefined }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        {club?.isFreeLicense && <p>{shellTexts.footer.freeLicense(club.title)}</p>}
        <LegalLinks />
      </div>
    </footer>
  );
}
