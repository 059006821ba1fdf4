import { requireClub } from '../../services/clubs/clubs.ts';
import { loadChangeOptions } from '../../services/own-registrations/changing/loadChangeOptions.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetChangeOptions: OperationHandler<'get_change_options'> = async (call) => {
  const { db, caller, request } = call;
  const club = await requireClub(db, { nid: request.club }, caller);
  const wanted = { club, caller, uid: request.uid, registrationId: request.registration };
  return { result: await loadChangeOptions(call, wanted) };
};
