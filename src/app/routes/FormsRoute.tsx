import { FormsPage } from '../../features/forms/components/FormsPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function FormsRoute() {
  return <FormsPage club={useRouteClub()} />;
}
