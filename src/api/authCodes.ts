import { bearerWish, keepToken, knownToken } from './bearer.ts';
import { post } from './call.ts';
import { parseSession, type Session } from './entities/user.ts';
import { isUnknownOperation } from './isUnknownOperation.ts';
import { opened } from './session.ts';

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
