import { eq, sql } from 'drizzle-orm';
import type { OperationResponse } from '#schemas/operations.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { shortSessionLifetime } from '../sessions/sessionLifetime.ts';
import { closeSession, loadCaller, type NewSession, openSession } from '../sessions/sessions.ts';
import { loadSessionAnswer } from './sessionAnswer.ts';

export interface SessionCall extends Pick<Context, 'db' | 'clock' | 'providers'> {
  readonly adminUrl: string;
  readonly request: { readonly bearer?: boolean };
  /** The bearer token of the request. Like the token in the cookie, it may belong to nobody. */
  readonly bearerToken: string | undefined;
  readonly deviceName: string;
  readonly cookie: {
    readonly token: string | undefined;
    set(token: string, lasts: { readonly stays: boolean }): void;
  };
}

/**
 * Opens a session and answers who is logged in. The session is in the cookie or, when the request asks for a bearer, in the
 * token `user.auth`; the cookie then stays as it is. Closes the session that the new one replaces: whoever knew its token must
 * not be logged in by it. A session of the other kind belongs to another window and stays open.
 */
export async function answerWithSession(
  call: SessionCall,
  session: NewSession,
): Promise<OperationResponse<'validate_auth'>> {
  const { db, clock, request, cookie } = call;
  const caller = await loadCaller({ db, clock }, session.uid);
  if (!caller) throw new Error('A session was asked for nobody');
  // Read before the replaced session is closed, because that may be the last one of the login.
  const stays = session.stays ?? (await loginStays(db, session.login));
  const wantsBearer = request.bearer === true;
  const replaced = wantsBearer ? call.bearerToken : cookie.token;
  if (replaced !== undefined) await closeSession(db, replaced);
  const token = await openSession({ db, clock }, { ...session, stays, device: call.deviceName });
  if (!wantsBearer) cookie.set(token, { stays });
  const answer = await loadSessionAnswer(call, caller);
  return wantsBearer && answer.user ? { ...answer, user: { ...answer.user, auth: token } } : answer;
}

/**
 * Whether a login stays on its device, for a session that a code of it opens. Such a session must not outlast what the person
 * asked for on a shared device. A login without sessions stays.
 */
export async function loginStays(db: Database, login: string | undefined): Promise<boolean> {
  if (login === undefined) return true;
  const lifetime = sql<number>`extract(epoch from ${sessions.expiresAt} - ${sessions.createdAt})::float8`;
  const found = await db.select({ lifetime }).from(sessions).where(eq(sessions.login, login));
  return !found.some(({ lifetime: seconds }) => seconds <= shortSessionLifetime);
}
