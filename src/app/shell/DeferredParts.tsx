import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../api/session.ts';
import { GuardianGate } from '../../features/guardian/components/GuardianGate.tsx';
import { loadNoticeToast } from '../../features/notices/components/loadNoticeToast.ts';
import { canKeepPages } from '../../features/offline/index.ts';
import { AccountSwitch } from '../../features/session/components/AccountSwitch.tsx';
import { isOwnDevice, useSession } from '../../features/session/index.ts';
import { UnsentAttendance } from '../../features/teacher/index.ts';
import { redirectingStore } from '../../platform/address/redirectingStore.ts';
import { lazyPart } from '../../platform/loading/lazyPart.ts';
import { whenIdle } from '../../platform/loading/whenIdle.ts';
import { markListsOld } from '../../platform/storage/keptTimes.ts';
import { updateStore } from '../updates/updateStore.ts';
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

/**
 * Starts the rounds that keep pages for offline use by itself: at the start of a page, once the connection is back, and when the person comes
 * back to the tab. After a change that the person made, the next round fetches everything anew.
 */
function KeepsByItself({ user }: { user: NonNullable<Session['user']> }) {
  const client = useQueryClient();
  useEffect(() => {
    const round = async () => {
      if (document.hidden || !isOwnDevice(user.uid) || !canKeepPages()) return;
      await whenIdle();
      // Without a connection the code can't be loaded either. The next round loads it.
      const loaded = await import('../updates/keepByItself.ts').catch(() => undefined);
      await loaded?.keepByItself(client, user).catch(() => undefined);
    };
    const start = () => void round();
    start();
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', start);
    const unsubscribe = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') markListsOld();
    });
    return () => {
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', start);
      unsubscribe();
    };
  }, [client, user]);
  return null;
}

const address = '/service-worker.js';
/** Minimum time between two checks for a newer version while a page stays open, in milliseconds. */
const rhythm = 60 * 60 * 1000;

/**
 * Registers the service worker, which caches the shell on this device, and watches for newer versions. Where the browser has no
 * service worker (a private window, no TLS), the portal works online only.
 */
async function watchServiceWorker(container: ServiceWorkerContainer): Promise<void> {
  // A denied or missing registration is no error for the person.
  const registration = await container.register(address, { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  // Without a controller, this worker is the first one and not an update.
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && container.controller) updateStore.setState({ waiting: worker });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offer(worker));
  });
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || performance.now() - lookedAt < rhythm) return;
    lookedAt = performance.now();
    // An offline check fails; the next check tries again.
    registration.update().catch(() => undefined);
  });
}
