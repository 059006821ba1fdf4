import { LegalPage } from '../../features/legal/components/LegalPage.tsx';

export function CookiesRoute() {
  return <LegalPage about="cookies" />;
}
