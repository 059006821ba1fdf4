import { ConditionsPage } from '../../features/club/components/ConditionsPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function ConditionsRoute() {
  return <ConditionsPage club={useRouteClub()} />;
}
