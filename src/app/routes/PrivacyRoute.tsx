import { LegalPage } from '../../features/legal/components/LegalPage.tsx';

export function PrivacyRoute() {
  return <LegalPage about="privacy" />;
}
