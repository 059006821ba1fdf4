import { PassLogPage } from '../../features/passes/components/PassLogPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function PassLogRoute() {
  return <PassLogPage club={useRouteClub()} />;
}
