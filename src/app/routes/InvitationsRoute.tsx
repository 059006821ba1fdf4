import { InvitationsPage } from '../../features/invitations/components/InvitationsPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function InvitationsRoute() {
  return <InvitationsPage club={useRouteClub()} />;
}
