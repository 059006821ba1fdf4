import { appointGuardian } from '../../services/people/family/appointGuardian.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAddNewParent: OperationHandler<'add_new_parent'> = async (call) => {
  const { request, caller, bearerToken, cookie } = call;
  const auth = await appointGuardian(call, { minorUid: caller.uid, request });
  // Replaces the cookie, because the session of the minor has ended.
  // Decision: docs/decisions/0068-the-guardians-token-is-a-session.md
  if (bearerToken === undefined) cookie.set(auth);
  return { auth };
};
