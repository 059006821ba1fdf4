import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { shellTexts } from '#src/texts/nl/shell.ts';
import { legalLinks } from '../../configuration.ts';
import styles from './LegalLinks.module.css';

const texts = shellTexts.footer;
const names = ['terms', 'privacy', 'cookies', 'withdrawal'] as const;

/** Opens each link in a new tab, so that nobody loses a half-filled form. */
export function LegalLinks({ links = legalLinks }: { links?: typeof legalLinks }) {
  return (
    <ul className={styles.links}>
      {names.map((name) => (
        <li key={name}>
          <a href={links[name]} target="_blank" rel="noopener noreferrer">
            {texts[name]}
            <VisuallyHidden> {shellTexts.opensNewTab}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
