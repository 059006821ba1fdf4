import { useParams } from 'react-router';
import { ConfirmationPage } from '../../features/confirmation/components/ConfirmationPage.tsx';

export function ConfirmationRoute() {
  const { oids = '' } = useParams();
  return <ConfirmationPage oids={oids} />;
}
