import type { OperationRequest } from '../../schemas/operations.ts';
import { isRefusedWith } from './apiFailure.ts';
import { bearerWish, callCredentials, forgetBearer, keepBearer } from './bearer.ts';
import { type CallOptions, get, post, type WireAnswer } from './call.ts';
import { parseUserClubs, type UserClub } from './entities/club.ts';
import { parseFamilyMembers, parseSession, type Session, type User } from './entities/user.ts';

export type { Session, User, UserClub };

/** Who the session cookie stands for. An invalid one is refused, and cleared by the server. */
export async function validateAuth(options: CallOptions = {}): Promise<Session> {
  try {
    return parseSession(await post('validate_auth', { getPermissions: true }, options));
  } catch (error) {
    if (isRefusedWith(error, 'unauthenticated')) forgetBearer();
    throw error;
  }
}

/** The answer of every operation that opens a session. */
export function opened(answer: WireAnswer<'login'>): Session {
  keepBearer(answer.user);
  return parseSession(answer);
}

export async function login(credentials: OperationRequest<'login'>): Promise<Session> {
  return opened(await post('login', { ...credentials, ...bearerWish() }));
}

export async function logout(): Promise<void> {
  await post('logout', {});
  forgetBearer();
}

/** Ends every session of the account, this one too. */
export async function logOutEverywhere(): Promise<void> {
  await post('log_out_everywhere', {});
  forgetBearer();
}

/** Whom a code stands for; it stays good. */
export async function whoIsBehind(auth: string): Promise<Session> {
  return parseSession(await post('validate_auth', { auth }));
}

/** Opens the session that a code stands for, and uses it up. A backend without codes gave a token: that is kept. */
export async function exchangeAuthCode(auth: string): Promise<Session> {
  try {
    return opened(await post('exchange_auth_code', { auth, ...bearerWish() }));
  } catch (error) {
    if (!isRefusedWith(error, 'unknown-operation')) throw error;
    keepBearer({ auth });
    return validateAuth();
  }
}

/** Whether loading the page anew keeps the session: a token in memory would be gone. */
export function outlivesReload(): boolean {
  return callCredentials().credentials === 'include';
}

/** A code that logs the caller in elsewhere: good once, for 60 seconds. */
export async function createAuthCode(): Promise<string | undefined> {
  const { result } = await post('create_auth_code', {});
  const code = typeof result === 'object' && result !== null && 'auth' in result ? result.auth : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The family of a parent, without the parent. */
export async function getFamilyMembers(uid: number, options: CallOptions = {}): Promise<readonly User[]> {
  const { result } = await get('get_user_family_members', { uid }, options);
  return parseFamilyMembers(result);
}

/** The clubs that the caller or the family belongs to. */
export async function getUserClubs(options: CallOptions = {}): Promise<readonly UserClub[]> {
  const { result } = await get('get_clubs_for_user', {}, options);
  return parseUserClubs(result);
}
