import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { InvitationsBanner } from '#src/features/invitations/index.ts';
import { OutstandingInvoiceBanner } from '#src/features/invoices/components/OutstandingInvoiceBanner.tsx';
import { FeedbackBanner } from '#src/features/notices/components/FeedbackBanner.tsx';
import { useSession } from '#src/features/session/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { unsavedStore } from '#src/platform/storage/unsavedStore.ts';
import { takeOver } from '#src/service-worker/protocol.ts';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';
import { updateStore } from '../../updates/updateStore.ts';
import styles from './Alerts.module.css';
import { askedAlerts } from './askedAlerts.ts';
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
          {shellPartsTexts.homeScreen.before}{' '}
          <span className={styles.share}>
            <Icon name="share" size={18} />
            {shellPartsTexts.homeScreen.share}
          </span>{' '}
          {shellPartsTexts.homeScreen.after}
        </>
      }
      onDismiss={dismiss}
    >
      {shellPartsTexts.homeScreen.line}
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

/** Offers a newer version, but never while a form on the screen has unsaved input. */
function UpdateBanner() {
  const waiting = useStore(updateStore, (state) => state.waiting);
  const hasUnsaved = useStore(unsavedStore, ({ forms }) => forms.size > 0);
  const [refused, setRefused] = useState<ServiceWorker>();
  if (!waiting || waiting === refused || hasUnsaved) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button variant="secondary" onClick={() => takeUpdate(waiting, navigator.serviceWorker)}>
          {shellPartsTexts.update.renew}
        </Button>
      }
      onDismiss={() => setRefused(waiting)}
    >
      {shellPartsTexts.update.text}
    </Banner>
  );
}

/** Activates the newer version and reloads this page. Other tabs keep the old version until they reload. */
function takeUpdate(worker: ServiceWorker, container: ServiceWorkerContainer): void {
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  worker.postMessage(takeOver);
}
