import { CertificatesPage } from '../../features/certificates/components/CertificatesPage.tsx';

export function CertificatesRoute() {
  return <CertificatesPage />;
}
