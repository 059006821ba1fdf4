import type { LegalSection } from '../view/legalSection.ts';
import styles from './LegalPage.module.css';

/** The parts of a legal page, for the screen and for paper. */
export function LegalSections({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ title, paragraphs, items = [], lines = [] }) => (
    <section key={title} className={styles.section}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <address className={styles.address}>
          {lines.map((line) =>
            typeof line === 'string' ? (
              <span key={line}>{line}</span>
            ) : (
              <a key={line.text} href={line.href}>
                {line.text}
              </a>
            ),
          )}
        </address>
      )}
    </section>
  ));
}
