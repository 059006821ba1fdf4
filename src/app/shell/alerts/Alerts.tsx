import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { InvitationsBanner } from '#src/features/invitations/index.ts';
import { OutstandingInvoiceBanner } from '#src/features/invoices/components/OutstandingInvoiceBanner.tsx';
import { FeedbackBanner } from '#src/features/notices/components/FeedbackBanner.tsx';
import { useSession } from '#src/features/session/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';
import { UpdateBanner } from '../../updates/UpdateBanner.tsx';
import { askedAlerts } from './askedAlerts.ts';
import styles from './HomeScreenHint.module.css';
import { dismissHint, isHintDue } from './homeScreen.ts';

/**
 * Every banner of the shell, the first to show first. One shows at a time; the next follows when it is answered or closed.
 * Decision: docs/decisions/0203-a-banner-is-one-line.md
 */
const alertOrder = [
  // The answer to what was just done passes by itself.
  'feedback',
  // Money and a place that somebody holds have a day on which they end.
  'payment',
  'invitation',
  // Things that an account waits for. Nothing ends while it waits.
  'guardian',
  'mail',
  // Things that can wait for another visit.
  'update',
  'homeScreen',
] as const;

type AlertName = (typeof alertOrder)[number];

const texts = shellPartsTexts.homeScreen;

function HomeScreenHint() {
  const [isDue, setDue] = useState(isHintDue);
  if (!isDue) return null;
  const dismiss = () => {
    dismissHint();
    setDue(false);
  };
  return (
    <Banner
      tone="info"
      icon="plus"
      detail={
        <>
          {texts.before}{' '}
          <span className={styles.share}>
            <Icon name="share" size={18} />
            {texts.share}
          </span>{' '}
          {texts.after}
        </>
      }
      onDismiss={dismiss}
    >
      {texts.line}
    </Banner>
  );
}

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
