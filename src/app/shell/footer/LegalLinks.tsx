import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
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

/** Targets of the links in the footer: a page of the portal, or an address that was set for the build. */
const legalLinks: Readonly<Record<'terms' | 'privacy' | 'cookies' | 'withdrawal', string>> = {
  terms: import.meta.env.VITE_TERMS_URL || hrefs.terms(),
  privacy: import.meta.env.VITE_PRIVACY_URL || hrefs.privacy(),
  cookies: import.meta.env.VITE_COOKIES_URL || hrefs.cookies(),
  withdrawal: hrefs.withdrawal(),
};
