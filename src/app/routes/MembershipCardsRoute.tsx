import { MembershipCardsPage } from '../../features/federation/components/MembershipCardsPage.tsx';

export function MembershipCardsRoute() {
  return <MembershipCardsPage />;
}
