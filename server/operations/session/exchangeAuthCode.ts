import { answerWithSession } from '../../services/logins/answerWithSession.ts';
import { codeUsed, findCode, useCode } from '../../services/sessions/oneTimeCodes.ts';
import { takeSession } from '../../services/sessions/sessions.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleExchangeAuthCode: OperationHandler<'exchange_auth_code'> = async (call) => {
  const { request } = call;
  const used = (await useCode(call, request.auth, 'login')) ?? (await takeSession(call, request.auth));
  if (used) return answerWithSession(call, used);
  const guest = await findCode(call, request.auth, 'guest');
  if (guest === undefined) throw codeUsed(nl.refusals.loginCodeUsed);
  return answerWithSession(call, { uid: guest, stays: false });
};
