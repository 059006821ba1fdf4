import { LegalPage } from '../../features/legal/components/LegalPage.tsx';

export function TermsRoute() {
  return <LegalPage about="terms" />;
}

export function PrivacyRoute() {
  return <LegalPage about="privacy" />;
}

export function CookiesRoute() {
  return <LegalPage about="cookies" />;
}
