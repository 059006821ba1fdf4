import type { Club } from '#src/api/entities/club.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { hrefs } from '#src/paths.ts';
import { clubTexts as texts } from '#src/texts/nl/club.ts';
import styles from './ClubContact.module.css';
import { ContactWay, ContactWays } from './ContactWays.tsx';

export function ClubContact({ club }: { club: Club }) {
  return (
    <section className={styles.contact}>
      <h2>{texts.contact}</h2>
      <ContactWays contact={club.contact}>
        <ContactWay icon="info">
          <Link to={hrefs.conditions({ club: club.url })}>{texts.conditions}</Link>
        </ContactWay>
        <ContactWay icon="info">
          <Link to={hrefs.clubPrivacy({ club: club.url })}>{texts.privacy}</Link>
        </ContactWay>
      </ContactWays>
    </section>
  );
}
