import { useQuery } from '@tanstack/react-query';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { legalTexts } from '#src/texts/nl/legal.ts';
import { privacyTexts } from '#src/texts/nl/privacy.ts';
import { privacyQuery } from '../queries/privacyQuery.ts';
import { operatorSection } from '../view/privacySections.ts';
import styles from './LegalPage.module.css';
import { LegalSections } from './LegalSections.tsx';
import { PrivacyText } from './PrivacyText.tsx';

export { ClubPrivacyPage } from './ClubPrivacyPage.tsx';

export function TermsPage() {
  return <LegalPage about="terms" />;
}

export function PrivacyPage() {
  return (
    <>
      <PageHeader title={privacyTexts.title} lead={privacyTexts.lead} />
      <PrivacyText />
      <WithoutJavaScript needs="account" />
    </>
  );
}

export function CookiesPage() {
  return <LegalPage about="cookies" />;
}

/** A page linked from the footer: terms or cookies. It names the operator once that is known. */
function LegalPage({ about }: { about: keyof typeof legalTexts }) {
  const { title, lead, changed, sections } = legalTexts[about];
  const { data } = useQuery(privacyQuery());
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <LegalSections sections={[...sections, ...(data ? operatorSection(data) : [])]} />
      <p className={styles.version}>{privacyTexts.version(formatIsoDay(changed))}</p>
      <WithoutJavaScript needs="account" />
    </>
  );
}
