import type { Club } from '#src/api/entities/club.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { hrefs } from '#src/paths.ts';
import { clubTexts as texts } from '#src/texts/nl/club.ts';
import styles from './ClubContact.module.css';

export function ClubContact({ club }: { club: Club }) {
  const { mail, phone, place } = club.contact;
  return (
    <section className={styles.contact}>
      <h2>{texts.contact}</h2>
      <ul className={styles.ways}>
        {place && (
          <li className={styles.way}>
            <Icon name="pin" />
            <span>{place}</span>
          </li>
        )}
        {mail && (
          <li className={styles.way}>
            <Icon name="mail" />
            <a href={`mailto:${mail}`}>{mail}</a>
          </li>
        )}
        {phone && (
          <li className={styles.way}>
            <Icon name="phone" />
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
        )}
        <li className={styles.way}>
          <Icon name="info" />
          <Link to={hrefs.conditions({ club: club.url })}>{texts.conditions}</Link>
        </li>
        <li className={styles.way}>
          <Icon name="info" />
          <Link to={hrefs.clubPrivacy({ club: club.url })}>{texts.privacy}</Link>
        </li>
      </ul>
    </section>
  );
}
