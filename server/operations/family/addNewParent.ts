import { appointGuardian } from '../../services/people/appointGuardian.ts';
import { issueCode } from '../../services/sessions/oneTimeCodes.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAddNewParent: OperationHandler<'add_new_parent'> = async ({
  db,
  clock,
  request,
  caller,
}) => {
  const { code } = await db.transaction(async (tx) => {
    const uid = await appointGuardian(tx, clock, { minorUid: caller.uid, request });
    return issueCode(tx, clock, { uid, purpose: 'login' });
  });
  return { auth: code };
};
