import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Club } from '#src/api/entities/club.ts';
import { InvitationsBanner } from '#src/features/invitations/index.ts';
import { OutstandingInvoiceBanner } from '#src/features/invoices/components/OutstandingInvoiceBanner.tsx';
import { FeedbackBanner } from '#src/features/notices/components/FeedbackBanner.tsx';
import { useSession } from '#src/features/session/index.ts';
import { lazyPart } from '#src/platform/lazyPart.ts';
import { UpdateBanner } from '../../updates/UpdateBanner.tsx';
import { type AlertName, alertOrder } from './alertOrder.ts';
import { askedAlerts } from './askedAlerts.ts';
import { HomeScreenHint } from './HomeScreenHint.tsx';

/** Lazy-loaded on its own, because few people see it. */
const UnconfirmedMailBanner = lazyPart(
  async () =>
    (await import('#src/features/mail-confirmation/components/UnconfirmedMailBanner.tsx'))
      .UnconfirmedMailBanner,
);

const GuardianBanner = lazyPart(
  async () => (await import('#src/features/guardian/components/GuardianBanner.tsx')).GuardianBanner,
);

interface AlertsProps {
  club: Club | undefined;
  hintsHomeScreen: boolean;
}

/** The alerts in their order, of which `AlertArea` shows the first (specification 2.4). */
export function Alerts({ club, hintsHomeScreen }: AlertsProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const user = session.status === 'user' ? session.user : undefined;
  const { payer, hasInvitations, unconfirmedMail, waitingMinor } = askedAlerts({ pathname, club, user });
  const banners: Record<AlertName, ReactNode> = {
    feedback: <FeedbackBanner />,
    payment: payer && club && <OutstandingInvoiceBanner uid={payer.uid} club={club.nid} />,
    invitation: club && hasInvitations && <InvitationsBanner club={club} />,
    guardian: waitingMinor?.guardianAsked && (
      <GuardianBanner minor={waitingMinor} guardian={waitingMinor.guardianAsked} />
    ),
    mail: unconfirmedMail !== undefined && <UnconfirmedMailBanner mail={unconfirmedMail} />,
    update: <UpdateBanner />,
    homeScreen: hintsHomeScreen && <HomeScreenHint />,
  };
  return alertOrder.map((name) => (
    <Suspense key={name} fallback={null}>
      {banners[name]}
    </Suspense>
  ));
}
