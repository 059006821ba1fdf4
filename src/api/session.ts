import type { OperationRequest } from '../../schemas/operations.ts';
import { isRefusedWith, isUnknownOperation, refusalOf } from './apiFailure.ts';
import { bearerWish, callCredentials, forgetBearer, keepBearer, keepToken, knownToken } from './bearer.ts';
import { type CallOptions, get, post, type WireAnswer } from './call.ts';
import { parseUserClubs, type UserClub } from './entities/club.ts';
import { parseFamilyMembers, parseSession, type Session, type User } from './entities/user.ts';

export type { Session, User, UserClub };

/** Who the session cookie stands for. An invalid one is refused, and cleared by the server. */
export async function validateAuth(options: CallOptions = {}): Promise<Session> {
  try {
    return parseSession(await post('validate_auth', { getPermissions: true }, options));
  } catch (error) {
    if (isSessionOver(error)) forgetBearer();
    throw error;
  }
}

/** Whether `validate_auth` refused the session: a plain backend has no codes, and may answer `errors` with status 200. */
export function isSessionOver(error: unknown): boolean {
  const refusal = refusalOf(error);
  const isPlain = refusal?.status === 200 && refusal.code === undefined;
  return isPlain || isRefusedWith(error, 'unauthenticated');
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

/**
 * Opens the session that a code stands for, and uses it up. A plain backend has no such operation: there the code is a
 * token, which is validated (specification 4.6) and kept.
 */
export async function exchangeAuthCode(auth: string): Promise<Session> {
  try {
    return opened(await post('exchange_auth_code', { auth, ...bearerWish() }));
  } catch (error) {
    if (!isUnknownOperation(error)) throw error;
    const session = parseSession(await post('validate_auth', { auth, getPermissions: true }));
    if (session.user) keepToken(auth);
    return session;
  }
}

/** Whether loading the page anew keeps the session: a token in memory would be gone. */
export function outlivesReload(): boolean {
  return callCredentials().credentials === 'include';
}

/** A code that logs the caller in elsewhere: good once, for 60 seconds. Of a plain backend it is the session's token, if that is known. */
export async function createAuthCode(): Promise<string | undefined> {
  try {
    return codeIn((await post('create_auth_code', {})).result);
  } catch (error) {
    if (!isUnknownOperation(error)) throw error;
    return knownToken();
  }
}

function codeIn(result: unknown): string | undefined {
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
