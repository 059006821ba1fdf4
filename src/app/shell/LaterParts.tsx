import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { GuardianGate } from '../../features/guardian/components/GuardianGate.tsx';
import { loadNoticeToast } from '../../features/notices/components/loadNoticeToast.ts';
import { AccountSwitch } from '../../features/session/components/AccountSwitch.tsx';
import { useSession } from '../../features/session/index.ts';
import { lazyPart } from '../../platform/lazyPart.ts';
import { redirectingStore } from '../../platform/redirectingStore.ts';
import { watchServiceWorker } from '../updates/watchServiceWorker.ts';

const ClubArrival = lazyPart(async () => (await import('./header/ClubArrival.tsx')).ClubArrival);
const RedirectingDialog = lazyPart(
  async () => (await import('./alerts/RedirectingDialog.tsx')).RedirectingDialog,
);

/** What nobody sees on a first page: dialogs that ask by themselves, and the service worker. */
export function LaterParts() {
  const isUser = useSession().status === 'user';
  const isRedirecting = useStore(redirectingStore, ({ to }) => to !== undefined);
  useEffect(() => {
    // Whoever shows a notice waits for it; without a connection there will be none to show.
    loadNoticeToast().catch(() => undefined);
    // The development server rebuilds what a worker would keep; in a frame of another site there is nothing to keep.
    const isPortal = import.meta.env.PROD && window === window.top;
    if (isPortal && 'serviceWorker' in navigator) void watchServiceWorker(navigator.serviceWorker);
  }, []);
  return (
    <>
      <AccountSwitch />
      <GuardianGate />
      <Suspense fallback={null}>{isUser && <ClubArrival />}</Suspense>
      <Suspense fallback={null}>{isRedirecting && <RedirectingDialog />}</Suspense>
    </>
  );
}
