import { forgetStored, isLoggedOut } from './loginMark.ts';

/**
 * Clears this device after somebody ended its session from elsewhere, and reloads the page, whose stores hold private data in memory.
 * Never settles while the page reloads, so that no screen goes on with that data.
 * Decision: docs/decisions/0181-an-ended-session-clears-its-device.md
 */
export async function leaveEndedSession(): Promise<void> {
  const wasCleared = isLoggedOut();
  forgetStored();
  if (wasCleared) return;
  // A form saves its draft when its page goes.
  window.addEventListener('pagehide', forgetStored);
  window.location.reload();
  await new Promise<never>(() => {});
}
