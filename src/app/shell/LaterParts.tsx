import { useEffect } from 'react';
import { GuardianGate } from '../../features/guardian/components/GuardianGate.tsx';
import { loadNoticeToast } from '../../features/notices/components/loadNoticeToast.ts';
import { AccountSwitch } from '../../features/session/components/AccountSwitch.tsx';
import { watchServiceWorker } from '../updates/watchServiceWorker.ts';

/** What nobody sees on a first page: dialogs that ask by themselves, and the service worker. */
export function LaterParts() {
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
    </>
  );
}
