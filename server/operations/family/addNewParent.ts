import { appointGuardian } from '../../services/people/appointGuardian.ts';
import { openSession } from '../../services/sessions/sessions.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAddNewParent: OperationHandler<'add_new_parent'> = async (call) => {
  const { db, clock, request, caller, bearerToken, cookie } = call;
  const auth = await db.transaction(async (tx) => {
    const uid = await appointGuardian(tx, clock, { minorUid: caller.uid, request });
    return openSession(tx, clock, { uid });
  });
  // Replaces the cookie, because the session of the minor has ended.
  // Decision: docs/decisions/0068-the-guardians-token-is-a-session.md
  if (bearerToken === undefined) cookie.set(auth);
  return { auth };
};
