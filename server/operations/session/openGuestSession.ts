import { answerWithSession } from '../../services/logins/answerWithSession.ts';
import { makeGuest } from '../../services/logins/makeGuest.ts';
import { loadSessionAnswer } from '../../services/logins/sessionAnswer.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleOpenGuestSession: OperationHandler<'open_guest_session'> = async (call) => {
  // Another tab may have logged in meanwhile, and a button may be pressed twice: a guest never replaces a session.
  if (call.caller) return loadSessionAnswer(call, call.caller);
  return answerWithSession(call, { uid: await makeGuest(call, call.request), stays: false });
};
