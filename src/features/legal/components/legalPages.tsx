import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { privacyTexts } from '#src/texts/nl/privacy.ts';
import { LegalPage } from './LegalPage.tsx';
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
