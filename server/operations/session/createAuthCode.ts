import { issueCode } from '../../services/sessions/oneTimeCodes.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleCreateAuthCode: OperationHandler<'create_auth_code'> = async ({ db, clock, caller }) => {
  const { uid, login } = caller;
  const { code, expires } = await issueCode({ db, clock }, { uid, purpose: 'login', login });
  return { result: { auth: code, expires } };
};
