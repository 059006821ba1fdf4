import { LegalPage } from './LegalPage.tsx';

export function TermsPage() {
  return <LegalPage about="terms" />;
}

export function PrivacyPage() {
  return <LegalPage about="privacy" />;
}

export function CookiesPage() {
  return <LegalPage about="cookies" />;
}
