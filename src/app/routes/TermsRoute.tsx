import { LegalPage } from '../../features/legal/components/LegalPage.tsx';

export function TermsRoute() {
  return <LegalPage about="terms" />;
}
