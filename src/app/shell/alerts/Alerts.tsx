import { useMatch } from 'react-router';
import type { Club } from '../../../api/entities/club.ts';
import { InvitationsBanner } from '../../../features/invitations/index.ts';
import { OutstandingInvoiceBanner } from '../../../features/invoices/components/OutstandingInvoiceBanner.tsx';
import { FeedbackBanner } from '../../../features/notices/components/FeedbackBanner.tsx';
import { useSession } from '../../../features/session/index.ts';
import { paths } from '../../../paths.ts';
import { UpdateBanner } from '../../updates/UpdateBanner.tsx';
import { HomeScreenHint } from './HomeScreenHint.tsx';

interface AlertsProps {
  club: Club | undefined;
  hintsHomeScreen: boolean;
}

/** One row each, the one that asks for something first (specification 2.4). */
export function Alerts({ club, hintsHomeScreen }: AlertsProps) {
  const session = useSession();
  const confirmation = useMatch(paths.confirmation);
  const payer =
    session.status === 'user' && !session.user.blocked && !confirmation ? session.user : undefined;
  // Where they stand themselves, and where somebody is about to pay.
  const invitations = useMatch(paths.invitations);
  const cart = useMatch(paths.cart);
  const hidesInvitations = Boolean(invitations ?? cart) || club?.isFreeLicense;
  return (
    <>
      {payer && club && <OutstandingInvoiceBanner uid={payer.uid} club={club.nid} />}
      {payer && club && !hidesInvitations && <InvitationsBanner club={club} />}
      <FeedbackBanner />
      <UpdateBanner />
      {hintsHomeScreen && <HomeScreenHint />}
    </>
  );
}
