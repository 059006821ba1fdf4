import { Refused } from '../../http/refused.ts';
import { answerWithSession } from '../../services/sessions/answerWithSession.ts';
import { findAccount } from '../../services/sessions/findAccount.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLogin: OperationHandler<'login'> = async (call) => {
  const { request, loginAttempts } = call;
  await loginAttempts.count(request.mail);
  const uid = await findAccount(call, request);
  if (uid === undefined) {
    await loginAttempts.countFailure();
    throw wrongLogin();
  }
  return answerWithSession(call, { uid });
};

function wrongLogin(): Refused {
  return new Refused(401, { errors: [nl.refusals.wrongLogin], code: 'unauthenticated' });
}
