import { loginStays } from '../../services/logins/loginStays.ts';
import { askGuardian } from '../../services/people/parents/askGuardian.ts';
import { openSession } from '../../services/sessions/sessions.ts';
import type { OperationHandler } from '../operationHandler.ts';

/**
 * The answer's token is the minor's own: the specification validates the user again with it (4.6), and the account changes hands
 * only when the guardian agrees.
 */
export const handleAddNewParent: OperationHandler<'add_new_parent'> = async (call) => {
  const { request, caller } = call;
  await askGuardian(call, { minorUid: caller.uid, request });
  const stays = await loginStays(call.db, caller.login);
  return { auth: await openSession(call, { uid: caller.uid, login: caller.login, stays }) };
};
