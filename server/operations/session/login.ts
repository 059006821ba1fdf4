import { Refused } from '../../http/refused.ts';
import { findAccount } from '../../services/sessions/findAccount.ts';
import { loadSessionAnswer } from '../../services/sessions/sessionAnswer.ts';
import { closeSession, loadCaller, openSession } from '../../services/sessions/sessions.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLogin: OperationHandler<'login'> = async (call) => {
  const { db, clock, request, credential } = call;
  await call.loginAttempts.count(request.mail);
  const uid = await findAccount(db, request);
  const caller = uid === undefined ? undefined : await loadCaller(db, uid);
  if (!caller) {
    await call.loginAttempts.countFailure();
    throw wrongLogin();
  }
  // A login never continues the session that was there: whoever knew its token must not be logged in with it.
  if (credential.state === 'valid') await closeSession(db, credential.token);
  call.cookie.set(await openSession(db, clock, caller.uid));
  return loadSessionAnswer(call, caller);
};

function wrongLogin(): Refused {
  return new Refused(401, { errors: [nl.refusals.wrongLogin], code: 'unauthenticated' });
}
