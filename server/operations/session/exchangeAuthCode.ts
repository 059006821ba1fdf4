import { answerWithSession } from '../../services/sessions/answerWithSession.ts';
import { codeUsed, useCode } from '../../services/sessions/oneTimeCodes.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleExchangeAuthCode: OperationHandler<'exchange_auth_code'> = async (call) => {
  const { db, clock, request } = call;
  const uid = await useCode(db, clock, request.auth, 'login');
  if (uid === undefined) throw codeUsed(nl.refusals.loginCodeUsed);
  return answerWithSession(call, uid);
};
