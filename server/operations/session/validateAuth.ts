import { refusals } from '../../http/refused.ts';
import { loadSessionAnswer, nobody } from '../../services/sessions/sessionAnswer.ts';
import { findCaller } from '../../services/sessions/sessions.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleValidateAuth: OperationHandler<'validate_auth'> = async (call) => {
  const { db, clock, request, credential, cookie } = call;
  // A token in the body is asked about, not taken over: the cookie stays as it was.
  if (request.auth) {
    const asked = await findCaller(db, clock, request.auth);
    if (!asked) throw refusals.unauthenticated(nl.refusals.expiredSession);
    return loadSessionAnswer(call, asked);
  }
  if (credential.state === 'none') return nobody;
  if (credential.state === 'valid') return loadSessionAnswer(call, credential.caller);
  cookie.clear();
  throw refusals.unauthenticated(nl.refusals.expiredSession);
};
