import { bearerRequest, keepToken, knownToken } from './bearer.ts';
import { post } from './call.ts';
import { parseSession, type Session } from './entities/people/user.ts';
import { isUnknownOperation } from './isUnknownOperation.ts';
import { opened } from './session.ts';

/** Reads whom a code stands for, without using the code up. */
export async function readCodeOwner(auth: string): Promise<Session> {
  return parseSession(await post('validate_auth', { auth }));
}

/**
 * Exchanges a code for the session that it stands for; the code can't be used again. A plain backend has no such operation.
 * There the code is a token, which is validated (specification 4.6) and kept.
 */
export async function exchangeAuthCode(auth: string): Promise<Session> {
  try {
    return opened(await post('exchange_auth_code', { auth, ...bearerRequest() }));
  } catch (error) {
    if (!isUnknownOperation(error)) throw error;
    const session = parseSession(await post('validate_auth', { auth, getPermissions: true }));
    if (session.user) keepToken(auth);
    return session;
  }
}

/**
 * Creates a code that logs the caller in elsewhere, valid once and for 60 seconds. A plain backend has no such codes: the
 * session's token is used, if the portal knows it.
 */
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
