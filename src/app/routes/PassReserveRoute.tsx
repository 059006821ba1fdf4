import { PassReservePage } from '../../features/passes/components/PassReservePage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function PassReserveRoute() {
  return <PassReservePage club={useRouteClub()} />;
}
