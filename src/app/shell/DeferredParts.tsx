import { type RefObject, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { GuardianGate } from '../../features/guardian/components/GuardianGate.tsx';
import { loadNoticeToast } from '../../features/notices/components/loadNoticeToast.ts';
import { AccountSwitch } from '../../features/session/components/AccountSwitch.tsx';
import { useSession } from '../../features/session/index.ts';
import { UnsentAttendance } from '../../features/teacher/index.ts';
import { redirectingStore } from '../../platform/address/redirectingStore.ts';
import { lazyPart } from '../../platform/loading/lazyPart.ts';
import { KeepsByItself } from '../updates/KeepsByItself.tsx';
import { watchServiceWorker } from '../updates/watchServiceWorker.ts';
import { useKeptFocus } from './useKeptFocus.ts';

const ClubArrival = lazyPart(async () => (await import('./header/ClubArrival.tsx')).ClubArrival);
const RedirectingDialog = lazyPart(
  async () => (await import('./alerts/RedirectingDialog.tsx')).RedirectingDialog,
);

/** Parts that a first page doesn't show: dialogs that open by themselves, and the service worker. */
export function DeferredParts({ main }: { main: RefObject<HTMLElement | null> }) {
  useKeptFocus(main);
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  const isRedirecting = useStore(redirectingStore, ({ to }) => to !== undefined);
  useEffect(() => {
    // Loads the notices in advance, because offline their code could not be loaded when a notice is needed.
    loadNoticeToast().catch(() => undefined);
    // Not in development, where the worker would cache files that change. Not in a frame on another site, where nothing can be
    // kept.
    const isPortal = import.meta.env.PROD && window === window.top;
    if (isPortal && 'serviceWorker' in navigator) void watchServiceWorker(navigator.serviceWorker);
  }, []);
  return (
    <>
      <AccountSwitch />
      <GuardianGate />
      {user && <UnsentAttendance uid={user.uid} />}
      {user && !user.blocked && <KeepsByItself user={user} />}
      <Suspense fallback={null}>{user && <ClubArrival />}</Suspense>
      <Suspense fallback={null}>{isRedirecting && <RedirectingDialog />}</Suspense>
    </>
  );
}
