import type { User } from '#schemas/entities/user.ts';
import { refusals } from '../../http/refused.ts';
import { loadSessionAnswer, nobody } from '../../services/logins/sessionAnswer.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import { findCode } from '../../services/sessions/oneTimeCodes.ts';
import { callerFinder, loadCaller } from '../../services/sessions/sessions.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

type Call = Parameters<OperationHandler<'validate_auth'>>[0];

export const handleValidateAuth: OperationHandler<'validate_auth'> = async (call) => {
  const { request, credential, bearerToken, cookie } = call;
  // A token or code in the body is asked about, not taken over: the cookie stays as it was, and the code good.
  if (request.auth) {
    const asked = await callerOf(call, request.auth);
    if (!asked) throw refusals.unauthenticated(nl.refusals.expiredSession);
    return answerTo(call, asked);
  }
  if (credential.state === 'none') return nobody;
  if (credential.state === 'valid') return answerTo(call, credential.caller);
  // A bearer that is over says nothing of the cookie beside it.
  if (bearerToken === undefined) cookie.clear();
  throw refusals.unauthenticated(nl.refusals.expiredSession);
};

async function callerOf({ db, clock }: Call, auth: string): Promise<Caller | undefined> {
  const caller = await callerFinder(db)(clock, auth);
  if (caller) return caller;
  const uid = await findCode(db, clock, auth, 'login');
  return uid === undefined ? undefined : loadCaller(db, uid);
}

/** The admin panel and the permissions come for who asks for them (specification 7, `getPermissions`). */
async function answerTo(call: Call, caller: Caller) {
  const answer = await loadSessionAnswer(call, caller);
  if (call.request.getPermissions) return answer;
  const plain = (user: User) => ({ ...user, clubPermissions: false });
  return {
    ...answer,
    user: answer.user && plain(answer.user),
    dsv_members: answer.dsv_members.map(plain),
    adminURL: null,
  };
}
