import { logOutEverywhere } from '../../services/sessions/logOutEverywhere.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLogOutEverywhere: OperationHandler<'log_out_everywhere'> = async (call) => {
  await logOutEverywhere(call, call.caller.uid);
  // Keeps the cookie beside a bearer, because it may belong to another account.
  if (call.bearerToken === undefined) call.cookie.clear();
  return { result: true };
};
