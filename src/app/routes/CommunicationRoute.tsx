import { CommunicationPage } from '../../features/communication/components/CommunicationPage.tsx';

export function CommunicationRoute() {
  return <CommunicationPage />;
}
