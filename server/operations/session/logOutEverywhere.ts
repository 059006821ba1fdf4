import { revokeCodes } from '../../services/sessions/oneTimeCodes.ts';
import { closeSessionsOf, forgetDevices } from '../../services/sessions/sessions.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLogOutEverywhere: OperationHandler<'log_out_everywhere'> = async (call) => {
  const { db, clock, caller, bearerToken, cookie } = call;
  await db.transaction(async (tx) => {
    await closeSessionsOf(tx, caller.uid);
    await revokeCodes(tx, clock, caller.uid);
    await forgetDevices(tx, caller.uid);
  });
  // Keeps the cookie beside a bearer, because it may belong to another account.
  if (bearerToken === undefined) cookie.clear();
  return { result: true };
};
