import type { OperationResponse } from '#schemas/operations.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { closeSession, loadCaller, type NewSession, openSession } from '../sessions/sessions.ts';
import { loadSessionAnswer } from './sessionAnswer.ts';

export interface SessionCall {
  readonly db: Database;
  readonly clock: Clock;
  readonly adminUrl: string;
  readonly request: { readonly bearer?: boolean };
  /** The token that came as a bearer, and the one in the cookie; either may stand for nobody. */
  readonly bearerToken: string | undefined;
  readonly deviceName: string;
  readonly cookie: { readonly token: string | undefined; set(token: string): void };
}

/**
 * Opens a session for somebody and says who they are: by the cookie or, where the request asks for a bearer, by the token
 * in `user.auth`, and then the cookie is left alone. The session that the new one takes the place of is over: whoever knew
 * its token must not be logged in with it. One that came by the other way belongs to another window and lives on.
 */
export async function answerWithSession(
  call: SessionCall,
  session: NewSession,
): Promise<OperationResponse<'validate_auth'>> {
  const { db, clock, request, cookie } = call;
  const caller = await loadCaller(db, session.uid);
  if (!caller) throw new Error('A session was asked for nobody');
  const wantsBearer = request.bearer === true;
  const replaced = wantsBearer ? call.bearerToken : cookie.token;
  if (replaced !== undefined) await closeSession(db, replaced);
  const token = await openSession(db, clock, { ...session, device: call.deviceName });
  if (!wantsBearer) cookie.set(token);
  const answer = await loadSessionAnswer(call, caller);
  return wantsBearer && answer.user ? { ...answer, user: { ...answer.user, auth: token } } : answer;
}
