import { TicketsPage } from '../../features/tickets/components/TicketsPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function TicketsRoute() {
  return <TicketsPage club={useRouteClub()} />;
}
