import { PassReloadPage } from '../../features/passes/components/PassReloadPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function PassReloadRoute() {
  return <PassReloadPage club={useRouteClub()} />;
}
