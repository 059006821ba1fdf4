import { ClubPage } from '../../features/club/components/ClubPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function ClubRoute() {
  return <ClubPage club={useRouteClub()} />;
}
