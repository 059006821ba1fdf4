import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { withdrawalTexts } from '#src/texts/nl/withdrawal.ts';
import styles from './WithdrawalPage.module.css';

const texts = withdrawalTexts.page;

/** What can be withdrawn from, how, and the model form of the law. */
export function WithdrawalPage() {
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={<ButtonLink to={hrefs.invoices()}>{texts.toInvoices}</ButtonLink>}
      />
      {texts.sections.map(({ title, paragraphs }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section className={styles.section}>
        <h2>{texts.form.title}</h2>
        <blockquote className={styles.form}>
          {texts.form.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </blockquote>
      </section>
    </>
  );
}
