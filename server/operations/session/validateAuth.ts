import type { User } from '#schemas/entities/user.ts';
import { loadSessionAnswer, nobody } from '../../services/logins/sessionAnswer.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import { isEndedSession } from '../../services/sessions/endedSessions.ts';
import { findCallerOf } from '../../services/sessions/findCallerOf.ts';
import { loginNeeded } from '../loginNeeded.ts';
import type { OperationHandler } from '../operationHandler.ts';

type Call = Parameters<OperationHandler<'validate_auth'>>[0];

export const handleValidateAuth: OperationHandler<'validate_auth'> = async (call) => {
  const { request, credential, bearerToken, cookie } = call;
  // Checks a token or code in the body without using it: the cookie stays as it is, and the code remains valid.
  if (request.auth) {
    const asked = await findCallerOf(call, request.auth);
    if (!asked)
      throw loginNeeded({ state: (await isEndedSession(call, request.auth)) ? 'ended' : 'invalid' });
    return answerTo(call, asked);
  }
  if (credential.state === 'none') return nobody;
  if (credential.state === 'valid') return answerTo(call, credential.caller);
  // Keeps the cookie beside a bearer that has ended, because they are separate sessions.
  if (bearerToken === undefined) cookie.clear();
  throw loginNeeded(credential);
};

/** Adds the admin panel and permissions only on request (specification 7, `getPermissions`). */
async function answerTo(call: Call, caller: Caller) {
  const answer = await loadSessionAnswer(call, caller);
  if (call.request.getPermissions) return answer;
  const plain = ({ managed_clubs: _, ...user }: User) => ({ ...user, clubPermissions: false });
  return {
    ...answer,
    user: answer.user && plain(answer.user),
    dsv_members: answer.dsv_members.map(plain),
    adminURL: null,
  };
}
