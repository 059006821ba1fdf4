import { PassOverviewPage } from '../../features/passes/components/PassOverviewPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function PassRoute() {
  return <PassOverviewPage club={useRouteClub()} />;
}
