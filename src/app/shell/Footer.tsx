import type { Club } from '../../api/entities/club.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { configuredLinks } from '../configuration.ts';
import styles from './Footer.module.css';

const texts = shellTexts.footer;
const names = ['terms', 'privacy', 'cookies'] as const;

export function Footer({ club }: { club: Club | undefined }) {
  return (
    <footer className={styles.footer}>
      {club?.isFreeLicense && <p>{texts.freeLicense(club.title)}</p>}
      <ul className={styles.links}>
        {names.map((name) => {
          const href = configuredLinks[name];
          return (
            href && (
              <li key={name}>
                <a href={href}>{texts[name]}</a>
              </li>
            )
          );
        })}
      </ul>
    </footer>
  );
}
