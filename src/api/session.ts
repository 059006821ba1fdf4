import { isRefusedWith, refusalOf } from './apiFailure.ts';
import { callCredentials, forgetBearer, keepBearer } from './bearer.ts';
import { type CallOptions, post, type WireAnswer } from './call.ts';
import type { UserClub } from './entities/club/club.ts';
import { parseSession, type Session, type User } from './entities/people/user.ts';

export type { Session, User, UserClub };

/** Reads whose session the cookie stands for. The server refuses and clears an invalid cookie. */
export async function validateAuth(options: CallOptions = {}): Promise<Session> {
  try {
    return parseSession(await post('validate_auth', { getPermissions: true }, options));
  } catch (error) {
    if (isSessionOver(error)) forgetBearer();
    throw error;
  }
}

/** Whether `validate_auth` refused the session. A plain backend has no codes, and may answer `errors` with status 200. */
export function isSessionOver(error: unknown): boolean {
  const refusal = refusalOf(error);
  const isPlain = refusal?.status === 200 && refusal.code === undefined;
  return isPlain || isRefusedForSession(error);
}

/** Whether a call was refused because its session is missing, expired or ended. */
export function isRefusedForSession(error: unknown): boolean {
  return isRefusedWith(error, 'unauthenticated') || isSessionEnded(error);
}

/** Whether somebody ended the session from elsewhere: by "Overal afmelden" or a new password. */
export function isSessionEnded(error: unknown): boolean {
  return isRefusedWith(error, 'session-ended');
}

/** Opens a session from the answer of an operation such as login. By default it outlives the browser. */
export function opened(answer: WireAnswer<'login'>, { stays = true } = {}): Session {
  keepBearer(answer.user, stays);
  return parseSession(answer);
}

export async function logout(): Promise<void> {
  await post('logout', {});
  forgetBearer();
}

/** Whether the session survives a reload of the page. A token in memory is lost. */
export function outlivesReload(): boolean {
  return callCredentials().credentials === 'include';
}
