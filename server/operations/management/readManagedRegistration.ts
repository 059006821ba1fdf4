import { readRegistration } from '../../services/management/registrations/readRegistration.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleReadManagedRegistration: OperationHandler<'read_managed_registration'> = async (call) => {
  const { db, caller, request } = call;
  const club = await requireManagedClub(db, request.club, caller);
  return {
    result: await readRegistration(call, { clubNid: club.nid, by: caller.uid, target: request.what }),
  };
};
