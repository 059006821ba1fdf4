import { VisuallyHidden } from '../../../components/layout/VisuallyHidden.tsx';
import { shellTexts } from '../../../texts/nl/shell.ts';
import { configuredLinks } from '../../configuration.ts';
import styles from './LegalLinks.module.css';

const texts = shellTexts.footer;
const names = ['terms', 'privacy', 'cookies'] as const;

/** In a tab of their own: nobody loses a half-filled form to them. What isn't configured isn't shown. */
export function LegalLinks({ links = configuredLinks }: { links?: typeof configuredLinks }) {
  const shown = names.flatMap((name) => (links[name] ? [{ name, href: links[name] }] : []));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.links}>
      {shown.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {texts[name]}
            <VisuallyHidden> {shellTexts.opensNewTab}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
