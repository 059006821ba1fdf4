import { answerWithSession } from '../../services/logins/answerWithSession.ts';
import { correctGuest, makeGuest } from '../../services/logins/makeGuest.ts';
import { loadSessionAnswer } from '../../services/logins/sessionAnswer.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleOpenGuestSession: OperationHandler<'open_guest_session'> = async (call) => {
  const { caller, request } = call;
  if (!caller) return answerWithSession(call, { uid: await makeGuest(call, request), stays: false });
  // Another tab may have logged in meanwhile, and a button may be pressed twice: a guest never replaces a session.
  if (caller.isGuest) await correctGuest(call, caller.uid, request);
  return loadSessionAnswer(call, caller);
};
