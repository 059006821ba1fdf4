import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { legalTexts } from '#src/texts/nl/legal.ts';
import styles from './LegalPage.module.css';

/** A page linked from the footer: terms, privacy or cookies. */
export function LegalPage({ about }: { about: keyof typeof legalTexts }) {
  const { title, lead, sections } = legalTexts[about];
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </>
  );
}
