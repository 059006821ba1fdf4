import { useParams } from 'react-router';
import { CommunicationDetailPage } from '../../features/communication/components/CommunicationDetailPage.tsx';

export function CommunicationDetailRoute() {
  const { club = '', url = '' } = useParams();
  return <CommunicationDetailPage key={`${club}/${url}`} club={club} message={url} />;
}
