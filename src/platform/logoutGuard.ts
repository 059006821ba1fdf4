import { createStore } from 'zustand/vanilla';
import { finishBeforeLogout } from './beforeLogout.ts';

/** The outcome of the question before a logout. */
export type LogoutAnswer =
  | { readonly stays: true }
  /** `discard` deletes what the person gave up. It runs after the logout has succeeded. */
  | { readonly stays: false; readonly discard?: () => void };

interface LogoutGuard {
  /** Sends unsent input, or asks what to do with it. Absent while nothing guards the logout. */
  readonly ask?: () => Promise<LogoutAnswer>;
}

/** Guards a logout that would leave unsent input behind on this device. */
export const logoutGuardStore = createStore<LogoutGuard>(() => ({}));

/**
 * Logs out unless the person stays.
 * @returns whether the logout took place
 */
export async function logOutGuarded(logOut: () => Promise<unknown>): Promise<boolean> {
  const answer = (await logoutGuardStore.getState().ask?.()) ?? { stays: false };
  if (answer.stays) return false;
  await finishBeforeLogout();
  await logOut();
  answer.discard?.();
  return true;
}
