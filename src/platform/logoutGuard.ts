import { createStore } from 'zustand/vanilla';

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

/** How long a logout waits for the work, in milliseconds. */
const longestWait = 2000;

type Work = () => Promise<unknown>;

const works = new Set<Work>();

/**
 * Runs work before each logout, because it needs the session: a change that is still to be sent. A failure doesn't stop the
 * logout.
 *
 * @returns stops it
 */
export function beforeLogout(work: Work): () => void {
  works.add(work);
  return () => works.delete(work);
}

/** Waits for the work, two seconds at most. */
export async function finishBeforeLogout(): Promise<void> {
  if (works.size === 0) return;
  const wait = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([Promise.allSettled([...works].map((work) => work())), wait]);
}
