import { createStore } from 'zustand/vanilla';
import { isInForeignFrame } from '../platform/embed/embedStore.ts';
import { cookies } from '../platform/storage/cookies.ts';

/** Seconds: 365 days (specification 4.3). */
const cookieLifetime = 365 * 24 * 60 * 60;
const cookieName = 'auth';

/**
 * The session's token, in memory only, for when the server can't keep the session in a cookie of its own. That is so in a frame
 * on a club's website, and with a backend on another origin that only returns the token.
 * Decision: docs/decisions/0031-embedding-without-third-party-cookies.md
 */
const bearerStore = createStore<{ readonly token: string | undefined }>(() => ({ token: undefined }));

/** Browsers block our cookie in a frame on another website, so a login there asks for the token. */
function wantsBearer(): boolean {
  return isInForeignFrame();
}

/** The field that a call adds to its request when it opens a session. */
export function bearerRequest(): { bearer?: true } {
  return wantsBearer() ? { bearer: true } : {};
}

/**
 * Keeps the token of a newly opened session. An answer without a token changes nothing.
 * @param stays Whether the person stays logged in when the browser closes.
 */
export function keepBearer(user: unknown, stays = true): void {
  const token = typeof user === 'object' && user !== null && 'auth' in user ? user.auth : undefined;
  if (typeof token !== 'string' || token === '') return;
  bearerStore.setState({ token });
  // A backend on another origin can't set our cookie, so the portal does (specification 4.3).
  if (isBackendElsewhere() && !wantsBearer())
    cookies.write(cookieName, token, stays ? cookieLifetime : undefined);
}

/**
 * Keeps a token that identifies a session at a plain backend. Such a backend may set no cookie, so the portal does
 * (specification 4.3).
 */
export function keepToken(token: string): void {
  bearerStore.setState({ token });
  if (typeof document !== 'undefined' && !wantsBearer()) cookies.write(cookieName, token, cookieLifetime);
}

/** The token that calls send, when the portal knows one. */
export function knownToken(): string | undefined {
  return bearerStore.getState().token ?? (isBackendElsewhere() ? cookies.read(cookieName) : undefined);
}

/** Forgets the token after a logout, or when the server no longer accepts it. */
export function forgetBearer(): void {
  bearerStore.setState({ token: undefined });
  // An HttpOnly cookie stays: scripts can't remove it.
  if (typeof document !== 'undefined') cookies.remove(cookieName);
}

/** Identifies the caller of a call: by the token, else by the cookie that the server has set. */
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
