import { useParams } from 'react-router';
import { FormPage } from '../../features/forms/components/FormPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function FormRoute() {
  const club = useRouteClub();
  const { form = '' } = useParams();
  return <FormPage key={form} club={club} url={form} />;
}
