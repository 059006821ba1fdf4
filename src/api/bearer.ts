import { createStore } from 'zustand/vanilla';
import { cookies } from '../platform/cookies.ts';
import { isInForeignFrame } from '../platform/frameMemory.ts';

/** Seconds: 365 days (specification 4.3). */
const cookieLifetime = 365 * 24 * 60 * 60;
const cookieName = 'auth';

/**
 * The session's token where the server can't keep it in a cookie of its own: in a frame on a club's website, and with a
 * backend on another origin that only tells it. It is in memory and nowhere else.
 */
const bearerStore = createStore<{ readonly token: string | undefined }>(() => ({ token: undefined }));

/** Browsers keep no cookie of ours in a frame on another website: whoever logs in there asks for the token. */
function wantsBearer(): boolean {
  return isInForeignFrame();
}

/** What a call that opens a session adds to its request. */
export function bearerWish(): { bearer?: true } {
  return wantsBearer() ? { bearer: true } : {};
}

/** Keeps the token of a session that was opened; an answer without one leaves everything as it is. */
export function keepBearer(user: unknown): void {
  const token = typeof user === 'object' && user !== null && 'auth' in user ? user.auth : undefined;
  if (typeof token !== 'string' || token === '') return;
  bearerStore.setState({ token });
  // Its own origin can't set our cookie, so that the portal does (specification 4.3).
  if (isBackendElsewhere() && !wantsBearer()) cookies.write(cookieName, token, cookieLifetime);
}

/** Keeps a token that a plain backend knows a session by. It may set no cookie for it, so that the portal does (specification 4.3). */
export function keepToken(token: string): void {
  bearerStore.setState({ token });
  if (typeof document !== 'undefined' && !wantsBearer()) cookies.write(cookieName, token, cookieLifetime);
}

/** The token that calls go by, where the portal knows it. */
export function knownToken(): string | undefined {
  return bearerStore.getState().token ?? (isBackendElsewhere() ? cookies.read(cookieName) : undefined);
}

/** After a logout, and where the server knows the token no more. */
export function forgetBearer(): void {
  bearerStore.setState({ token: undefined });
  // A cookie that the server keeps from scripts stays as it is.
  if (typeof document !== 'undefined') cookies.remove(cookieName);
}

/** By what a call says who is calling: the token, else whatever cookie the server has set. */
export function callCredentials(): {
  readonly credentials: 'include' | 'omit';
  readonly headers: Readonly<Record<string, string>>;
} {
  const token = knownToken();
  return token === undefined
    ? { credentials: 'include', headers: {} }
    : { credentials: 'omit', headers: { authorization: `Bearer ${token}` } };
}

function isBackendElsewhere(): boolean {
  const configured = import.meta.env.VITE_API_URL;
  if (!configured || typeof window === 'undefined') return false;
  return new URL(configured, window.location.href).origin !== window.location.origin;
}
